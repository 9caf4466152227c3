import InventoryIcon from '@mui/icons-material/InventoryOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { Account } from '@toolpad/core/Account';
import {
  AppProvider,
  type Authentication,
  type Navigation,
  type Session,
} from '@toolpad/core/AppProvider';
import { DashboardLayout, type SidebarFooterProps } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { theme } from './theme';

const navigation: Navigation = [
  { title: 'Stock', icon: <InventoryIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ReceiptIcon /> },
];

const session: Session = {
  user: { id: 's-12', name: 'Store 12', email: 'store-12@harbor-supply.example' },
};
const authentication: Authentication = { signIn: () => {}, signOut: () => {} };

// preview-start
function SidebarAccountFooter({ mini }: SidebarFooterProps) {
  return (
    <Account
      slotProps={{
        preview: {
          variant: mini ? 'condensed' : 'expanded',
          slotProps: { moreIconButton: { 'aria-label': 'Account menu' } },
        },
        popover: {
          anchorOrigin: { horizontal: 'right', vertical: 'top' },
          transformOrigin: { horizontal: 'right', vertical: 'bottom' },
          slotProps: { paper: { elevation: 4 } },
        },
      }}
    />
  );
}

const slots = { toolbarAccount: () => null, sidebarFooter: SidebarAccountFooter };
// preview-end

export default function SidebarAccount() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider
      navigation={navigation}
      router={router}
      theme={theme}
      session={session}
      authentication={authentication}
    >
      <DashboardLayout slots={slots}>
        <PageContainer>Twelve orders are open.</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
