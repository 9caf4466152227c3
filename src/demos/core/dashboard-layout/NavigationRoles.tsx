import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemo, useState } from 'react';
import { useMemoryRouter } from './memoryRouter';
import { theme } from './theme';

const warehouse: Navigation = [{ title: 'Stock' }, { segment: 'orders', title: 'Orders' }];
const office: Navigation = [{ kind: 'divider' }, { segment: 'invoices', title: 'Invoices' }];

export default function NavigationRoles() {
  const router = useMemoryRouter('/orders');
  const [isOffice, setOffice] = useState(false);
  // preview-start
  const navigation = useMemo(() => (isOffice ? [...warehouse, ...office] : warehouse), [isOffice]);
  // preview-end

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <PageContainer>
          <FormControlLabel
            control={<Switch checked={isOffice} onChange={() => setOffice(!isOffice)} />}
            label="I work in the office"
          />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
