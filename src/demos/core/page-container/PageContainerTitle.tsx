import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';

const navigation: Navigation = [{ title: 'Library' }, { segment: 'members', title: 'Members' }];

export default function PageContainerTitle() {
  const router = useMemoryRouter('/members');

  return (
    <AppProvider navigation={navigation} router={router}>
      <main>
        {/* preview-start */}
        <PageContainer
          title="Members of the reading club"
          breadcrumbs={[
            { title: 'Library', path: '/' },
            { title: 'Members', path: '/members' },
            { title: 'Reading club' },
          ]}
        >
          <Typography>The club meets in room 2.</Typography>
        </PageContainer>
        {/* preview-end */}
      </main>
    </AppProvider>
  );
}
