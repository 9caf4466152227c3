import WarehouseIcon from '@mui/icons-material/Warehouse';
import { AppProvider, type Branding, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { theme } from './theme';

const navigation: Navigation = [{ title: 'Stock' }, { segment: 'orders', title: 'Orders' }];

// preview-start
const branding: Branding = {
  title: 'Harbor Supply',
  logo: <WarehouseIcon color="primary" sx={{ fontSize: 40 }} />,
  homeUrl: '/orders',
};
// preview-end

export default function OwnBranding() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme} branding={branding}>
      <DashboardLayout>
        <PageContainer>Twelve orders are open.</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
