import Typography from '@mui/material/Typography';
import { createTheme, useTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';

// preview-start
const theme = {
  light: createTheme({ palette: { primary: { main: '#0f766e' } } }),
  dark: createTheme({
    palette: { mode: 'dark', primary: { main: '#5eead4' } },
    typography: { fontWeightRegular: 500 },
  }),
};

function ModeNote() {
  const { palette, typography } = useTheme();
  return (
    <Typography>
      The mode is {palette.mode}, the weight {typography.fontWeightRegular}.
    </Typography>
  );
}
// preview-end

export default function AppProviderTwoThemes() {
  return (
    <AppProvider theme={theme}>
      <DashboardLayout hideNavigation>
        <PageContainer title="Stock" breadcrumbs={[]}>
          <ModeNote />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
