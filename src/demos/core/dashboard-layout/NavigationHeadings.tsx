import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { theme } from './theme';

// preview-start
const navigation: Navigation = [
  { kind: 'header', title: 'Warehouse' },
  { title: 'Stock' },
  { segment: 'orders', title: 'Orders' },
  { kind: 'divider' },
  { kind: 'header', title: 'Office' },
  { segment: 'invoices', title: 'Invoices' },
];
// preview-end

export default function NavigationHeadings() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <PageContainer>Twelve orders are open.</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
