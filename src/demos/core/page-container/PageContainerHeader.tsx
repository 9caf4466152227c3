import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageHeader, PageHeaderToolbar } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';

const navigation: Navigation = [{ title: 'Library' }, { segment: 'requests', title: 'Requests' }];

// preview-start
function RequestActions() {
  return (
    <PageHeaderToolbar>
      <Button variant="outlined">Export</Button>
    </PageHeaderToolbar>
  );
}

const slots = { toolbar: RequestActions };

function RequestsPage() {
  return (
    <Paper component="main" square elevation={0} sx={{ p: 3 }}>
      <PageHeader slots={slots} />
      <Typography sx={{ mt: 2 }}>Nine books were asked for.</Typography>
    </Paper>
  );
}
// preview-end

export default function PageContainerHeader() {
  const router = useMemoryRouter('/requests');

  return (
    <AppProvider navigation={navigation} router={router}>
      <RequestsPage />
    </AppProvider>
  );
}
