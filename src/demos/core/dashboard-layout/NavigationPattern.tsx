import Button from '@mui/material/Button';
import InventoryIcon from '@mui/icons-material/InventoryOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { theme } from './theme';

// preview-start
const navigation: Navigation = [
  { title: 'Stock', icon: <InventoryIcon /> },
  {
    segment: 'orders',
    title: 'Orders',
    icon: <ReceiptIcon />,
    pattern: 'orders{/:orderId}?',
  },
];
// preview-end

export default function NavigationPattern() {
  const router = useMemoryRouter('/orders/7');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <PageContainer>
          <p>You are at {router.pathname}.</p>
          <Button onClick={() => router.navigate('/orders/8')}>Next order</Button>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
