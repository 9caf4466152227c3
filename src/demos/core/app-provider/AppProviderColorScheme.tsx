import { createTheme, useColorScheme, useTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

// preview-start
function SchemeNote() {
  const { colorScheme, mode } = useColorScheme();
  const { palette } = useTheme();

  return (
    <ul>
      <li>colorScheme: {colorScheme}</li>
      <li>mode: {mode}</li>
      <li>palette.mode: {palette.mode}</li>
    </ul>
  );
}
// preview-end

export default function AppProviderColorScheme() {
  return (
    <AppProvider theme={theme}>
      <DashboardLayout hideNavigation>
        <PageContainer title="Color scheme" breadcrumbs={[]}>
          <SchemeNote />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
