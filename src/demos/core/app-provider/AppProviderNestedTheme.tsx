import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';

// preview-start
const dangerTheme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'data-toolpad-color-scheme',
    cssVarPrefix: 'danger',
  },
  colorSchemes: {
    light: { palette: { primary: { main: '#b91c1c' } } },
    dark: { palette: { primary: { main: '#fca5a5' } } },
  },
});
// preview-end

export default function AppProviderNestedTheme() {
  return (
    <AppProvider>
      <DashboardLayout hideNavigation>
        <PageContainer title="Store 12" breadcrumbs={[]}>
          <Stack direction="row" spacing={2}>
            <Button variant="contained">Count the shelves</Button>
            <ThemeProvider theme={dangerTheme}>
              <Button variant="contained">Close the store</Button>
            </ThemeProvider>
          </Stack>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
