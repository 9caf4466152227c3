import { AppProvider, type Branding, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';

// preview-start
const branding: Branding = { title: 'Harbor Supply' };

const navigation: Navigation = [{ title: 'Stock' }, { segment: 'orders', title: 'Orders' }];

export default function AppProviderBasic() {
  const router = useMemoryRouter('/');

  return (
    <AppProvider branding={branding} navigation={navigation} router={router}>
      <DashboardLayout>
        <PageContainer>All shelves are counted.</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
// preview-end
