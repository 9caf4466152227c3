import ScienceIcon from '@mui/icons-material/ScienceOutlined';
import { AppProvider, type Branding } from '@toolpad/core/AppProvider';
import { SignInPage } from '@toolpad/core/SignInPage';

// preview-start
const branding: Branding = {
  title: 'Tidewater Lab',
  logo: <ScienceIcon color="primary" sx={{ fontSize: 48 }} />,
};
// preview-end

const providers = [
  { id: 'google', name: 'Google' },
  { id: 'credentials', name: 'Email and password' },
];

async function signIn() {
  return { error: 'The lab is closed in this demo.' };
}

export default function SignInPageBranding() {
  return (
    <AppProvider branding={branding}>
      <SignInPage providers={providers} signIn={signIn} />
    </AppProvider>
  );
}
