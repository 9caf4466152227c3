import InventoryIcon from '@mui/icons-material/InventoryOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { theme } from './theme';

const navigation: Navigation = [
  { title: 'Stock', icon: <InventoryIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ReceiptIcon /> },
];

export default function SidebarFixed() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      {/* preview-start */}
      <DashboardLayout disableCollapsibleSidebar>
        <PageContainer>Twelve orders are open.</PageContainer>
      </DashboardLayout>
      {/* preview-end */}
    </AppProvider>
  );
}
