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
  { segment: 'orders', title: 'Orders', icon: <ReceiptIcon /> },
  { segment: 'returns', title: 'Goods back' },
];
// preview-end

export default function NavigationLinks() {
  const router = useMemoryRouter('/returns');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <PageContainer>Three parcels came back.</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
