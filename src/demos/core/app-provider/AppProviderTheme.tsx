import Button from '@mui/material/Button';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';

// preview-start
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: {
      palette: { primary: { main: '#0f766e' }, background: { default: '#f1f5f4' } },
    },
    dark: {
      palette: { primary: { main: '#5eead4' }, background: { default: '#0b1512' } },
    },
  },
});
// preview-end

export default function AppProviderTheme() {
  return (
    <AppProvider theme={theme}>
      <DashboardLayout hideNavigation>
        <PageContainer title="Stock" breadcrumbs={[]}>
          <Button variant="contained">Count the shelves</Button>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
