import Button from '@mui/material/Button';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { theme } from './theme';

const navigation: Navigation = [{ segment: 'checkout', title: 'Checkout' }];

export default function SidebarHidden() {
  const router = useMemoryRouter('/checkout');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      {/* preview-start */}
      <DashboardLayout hideNavigation>
        <PageContainer>
          <Button onClick={() => router.navigate('/orders')}>Back to the orders</Button>
        </PageContainer>
      </DashboardLayout>
      {/* preview-end */}
    </AppProvider>
  );
}
