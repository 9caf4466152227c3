import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import Link from '@mui/material/Link';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage } from '@toolpad/core/SignInPage';

// preview-start
function Maintenance() {
  return (
    <Alert severity="info" sx={{ my: 2, width: '100%' }}>
      No sign-in on Sunday, 6:00 to 7:00
    </Alert>
  );
}

function ForgotPassword() {
  return <Link href="#reset-password">Forgot your password?</Link>;
}

function SignUp() {
  return <Link href="#request-access">Request access</Link>;
}

function EnterButton(props: ButtonProps) {
  return (
    <Button {...props} type="submit" variant="contained" fullWidth sx={{ my: 2 }}>
      Enter the lab
    </Button>
  );
}

const slots = {
  subtitle: Maintenance,
  forgotPasswordLink: ForgotPassword,
  signUpLink: SignUp,
  submitButton: EnterButton,
};
// preview-end

const providers = [
  { id: 'google', name: 'Google' },
  { id: 'credentials', name: 'Email and password' },
];

async function signIn() {
  return { error: 'The lab is closed in this demo.' };
}

export default function SignInPageSlots() {
  return (
    <AppProvider>
      <SignInPage providers={providers} signIn={signIn} slots={slots} />
    </AppProvider>
  );
}
