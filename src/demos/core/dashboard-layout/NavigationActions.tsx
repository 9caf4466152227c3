import InventoryIcon from '@mui/icons-material/InventoryOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Chip from '@mui/material/Chip';
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
    action: <Chip size="small" color="primary" label={12} />,
  },
];
// preview-end

export default function NavigationActions() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <PageContainer>Twelve orders are open.</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
