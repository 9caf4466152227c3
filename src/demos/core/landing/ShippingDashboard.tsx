import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import SpaceDashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useNotifications } from '@toolpad/core/useNotifications';
import { useMemo, useState, type ReactNode } from 'react';

const navigation: Navigation = [
  { kind: 'header', title: 'Warehouse' },
  { segment: 'overview', title: 'Overview', icon: <SpaceDashboardIcon /> },
  { segment: 'shipments', title: 'Shipments', icon: <LocalShippingIcon /> },
  { segment: 'stock', title: 'Stock', icon: <InventoryIcon /> },
];

interface Shipment {
  readonly id: string;
  readonly city: string;
  readonly parcels: number;
  readonly sent: boolean;
}

const initialShipments: readonly Shipment[] = [
  { id: 'S-2041', city: 'Lisbon', parcels: 12, sent: true },
  { id: 'S-2042', city: 'Osaka', parcels: 4, sent: false },
  { id: 'S-2043', city: 'Nairobi', parcels: 27, sent: false },
  { id: 'S-2044', city: 'Quito', parcels: 9, sent: true },
  { id: 'S-2045', city: 'Tallinn', parcels: 16, sent: false },
];

function ShipmentTable(): ReactNode {
  const [shipments, setShipments] = useState(initialShipments);
  const dialogs = useDialogs();
  const notifications = useNotifications();

  const send = async ({ id, city }: Shipment) => {
    const confirmed = await dialogs.confirm(`Hand ${id} to the carrier for ${city}?`, {
      okText: 'Send',
      cancelText: 'Not yet',
    });
    if (confirmed) {
      setShipments((list) => list.map((item) => (item.id === id ? { ...item, sent: true } : item)));
      notifications.show(`${id} is on its way`, { severity: 'success', autoHideDuration: 3000 });
    }
  };

  return (
    <Table size="medium">
      <TableHead>
        <TableRow>
          <TableCell>Shipment</TableCell>
          <TableCell>To</TableCell>
          <TableCell align="right">Parcels</TableCell>
          <TableCell>Status</TableCell>
          <TableCell align="right">Action</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {shipments.map((shipment) => (
          <TableRow key={shipment.id}>
            <TableCell>{shipment.id}</TableCell>
            <TableCell>{shipment.city}</TableCell>
            <TableCell align="right">{shipment.parcels}</TableCell>
            <TableCell>
              <Chip
                size="small"
                variant="outlined"
                color={shipment.sent ? 'success' : 'default'}
                label={shipment.sent ? 'Sent' : 'Packed'}
              />
            </TableCell>
            <TableCell align="right">
              <Button size="small" disabled={shipment.sent} onClick={() => send(shipment)}>
                Send
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** A working Toolpad Core app: layout, navigation, a page container, dialogs, and notifications. */
export default function ShippingDashboard(): ReactNode {
  const [pathname, setPathname] = useState('/shipments');
  const router = useMemo(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (path: string | URL) => setPathname(String(path)),
    }),
    [pathname],
  );
  return (
    <AppProvider
      navigation={navigation}
      router={router}
      branding={{ title: 'Harbor', logo: <LocalShippingIcon color="primary" sx={{ mt: 1 }} /> }}
    >
      <DashboardLayout>
        <PageContainer>
          <Box sx={{ overflowX: 'auto' }}>
            <ShipmentTable />
          </Box>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
