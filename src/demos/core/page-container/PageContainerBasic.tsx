import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';

const navigation: Navigation = [
  { title: 'Library' },
  {
    segment: 'loans',
    title: 'Loans',
    children: [{ segment: 'overdue', title: 'Overdue' }],
  },
];

export default function PageContainerBasic() {
  const router = useMemoryRouter('/loans/overdue');

  return (
    <AppProvider navigation={navigation} router={router}>
      <main>
        {/* preview-start */}
        <PageContainer>
          <Typography>You are at {router.pathname}. Follow a breadcrumb.</Typography>
        </PageContainer>
        {/* preview-end */}
      </main>
    </AppProvider>
  );
}
