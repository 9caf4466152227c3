import {
  AppProvider,
  type Authentication,
  type Navigation,
  type Session,
} from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemo, useState } from 'react';
import { useMemoryRouter } from './memoryRouter';
import { theme } from './theme';

const navigation: Navigation = [{ title: 'Stock' }, { segment: 'orders', title: 'Orders' }];

const staff: Session = {
  user: { id: 's-12', name: 'Store 12', email: 'store-12@harbor-supply.example' },
};

export default function LayoutAccount() {
  const router = useMemoryRouter('/orders');
  const [session, setSession] = useState<Session | null>(staff);
  const authentication = useMemo<Authentication>(
    () => ({ signIn: () => setSession(staff), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider {...{ authentication, navigation, router, session, theme }}>
      {/* preview-start */}
      <DashboardLayout
        slotProps={{ toolbarAccount: { localeText: { accountSignInLabel: 'Staff login' } } }}
      >
        <PageContainer>Twelve orders are open.</PageContainer>
      </DashboardLayout>
      {/* preview-end */}
    </AppProvider>
  );
}
