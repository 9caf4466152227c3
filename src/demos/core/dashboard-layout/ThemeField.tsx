import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from './memoryRouter';
import { theme } from './theme';

const navigation: Navigation = [{ title: 'Stock' }, { segment: 'orders', title: 'Orders' }];

const modes = ['system', 'light', 'dark'] as const;

// preview-start
function ModeField() {
  const { mode, setMode } = useColorScheme();

  return (
    <TextField
      select
      size="small"
      label="Theme"
      value={mode ?? 'system'}
      onChange={({ target }) => setMode(modes.find((known) => known === target.value) ?? null)}
    >
      {modes.map((known) => (
        <MenuItem key={known} value={known}>
          {known}
        </MenuItem>
      ))}
    </TextField>
  );
}

const slots = { toolbarActions: ModeField };
// preview-end

export default function ThemeField() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout slots={slots}>
        <PageContainer>Twelve orders are open.</PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
