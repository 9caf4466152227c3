import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { theme } from './theme';

const navigation: Navigation = [{ title: 'Stock' }, { segment: 'orders', title: 'Orders' }];

// preview-start
function StoreTitle() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography component="p" variant="h6">
        Harbor Supply
      </Typography>
      <Chip size="small" label="Store 12" />
    </Stack>
  );
}

const slots = { appTitle: StoreTitle };
// preview-end

export default function CustomTitle() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout slots={slots}>
        <PageContainer>Twelve orders are open.</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
