import AnchorIcon from '@mui/icons-material/AnchorOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useMemoryRouter } from './memoryRouter';
import { theme } from './theme';

const navigation: Navigation = [
  { kind: 'header', title: 'Port' },
  { segment: 'berths', title: 'Berths', icon: <AnchorIcon /> },
  { segment: 'invoices', title: 'Invoices', icon: <ReceiptIcon /> },
];

export default function DashboardLayoutBasic() {
  const router = useMemoryRouter('/berths');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      {/* preview-start */}
      <DashboardLayout>
        <Box component="section" sx={{ p: 3 }}>
          <Typography variant="h5" component="h1" gutterBottom>
            {router.pathname === '/invoices' ? 'Invoices' : 'Berths'}
          </Typography>
          <Typography>You are at {router.pathname}.</Typography>
        </Box>
      </DashboardLayout>
      {/* preview-end */}
    </AppProvider>
  );
}
