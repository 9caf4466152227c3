import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage } from '@toolpad/core/SignInPage';

// preview-start
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: {
      palette: { primary: { main: '#155e75' }, background: { default: '#ecfeff' } },
    },
    dark: {
      palette: { primary: { main: '#67e8f9' }, background: { default: '#083344' } },
    },
  },
  shape: { borderRadius: 12 },
  components: {
    MuiTextField: { defaultProps: { variant: 'filled', size: 'small' } },
    MuiButton: { styleOverrides: { root: { borderRadius: 24 } } },
  },
});
// preview-end

const providers = [
  { id: 'google', name: 'Google' },
  { id: 'credentials', name: 'Email and password' },
];

async function signIn() {
  return { error: 'The lab is closed in this demo.' };
}

export default function SignInPageTheme() {
  return (
    <AppProvider theme={theme}>
      <SignInPage providers={providers} signIn={signIn} />
    </AppProvider>
  );
}
