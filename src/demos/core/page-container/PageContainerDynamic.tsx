import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useActivePage } from '@toolpad/core/useActivePage';
import { useMemoryRouter } from './memoryRouter';

const navigation: Navigation = [
  { title: 'Library' },
  { segment: 'loans', title: 'Loans', pattern: 'loans{/:loanId}?' },
];

const loans = [
  { id: '1042', book: 'Atlas of canals' },
  { id: '1043', book: 'Bread at home' },
];

// preview-start
function LoanPage({ id }: { id: string }) {
  const activePage = useActivePage();
  const title = `Loan ${id}`;
  const breadcrumbs = [...(activePage?.breadcrumbs ?? []), { title }];

  return (
    <PageContainer title={title} breadcrumbs={breadcrumbs}>
      <Typography>{loans.find((loan) => loan.id === id)?.book}</Typography>
    </PageContainer>
  );
}
// preview-end

export default function PageContainerDynamic() {
  const router = useMemoryRouter('/loans/1042');
  const id = router.pathname.split('/')[2];

  return (
    <AppProvider navigation={navigation} router={router}>
      <main>
        {id ? (
          <LoanPage id={id} />
        ) : (
          <PageContainer>
            <List disablePadding>
              {loans.map((loan) => (
                <ListItemButton key={loan.id} onClick={() => router.navigate(`/loans/${loan.id}`)}>
                  <ListItemText primary={`Loan ${loan.id}`} secondary={loan.book} />
                </ListItemButton>
              ))}
            </List>
          </PageContainer>
        )}
      </main>
    </AppProvider>
  );
}
