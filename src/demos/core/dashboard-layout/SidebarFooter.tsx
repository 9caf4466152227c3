import InventoryIcon from '@mui/icons-material/InventoryOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout, type SidebarFooterProps } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { theme } from './theme';

const navigation: Navigation = [
  { title: 'Stock', icon: <InventoryIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ReceiptIcon /> },
];

// preview-start
function DockStatus({ mini }: SidebarFooterProps) {
  return (
    <Box component="p" sx={{ m: 1, textAlign: mini ? 'center' : 'start' }}>
      {mini ? 'D4' : 'Dock 4 is open until 18:00'}
    </Box>
  );
}

const slots = { sidebarFooter: DockStatus };
// preview-end

export default function SidebarFooter() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout slots={slots}>
        <PageContainer>Twelve orders are open.</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
