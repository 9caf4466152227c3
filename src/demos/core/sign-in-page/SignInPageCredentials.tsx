import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';
import { useMemo, useState } from 'react';

const providers = [{ id: 'credentials', name: 'Email and password' }];

// A page of its own may take the focus; a demo in another page may not.
const slotProps = { emailField: { autoFocus: false } };

export default function SignInPageCredentials() {
  const [session, setSession] = useState<Session | null>(null);
  const authentication = useMemo(() => ({ signIn: () => {}, signOut: () => setSession(null) }), []);

  // preview-start
  const signIn = async (_provider: AuthProvider, form: FormData) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    if (form.get('password') !== 'tide') {
      return { error: 'Wrong email or password. The password is "tide".' };
    }
    setSession({ user: { email: String(form.get('email')) } });
    return {};
  };

  return (
    <AppProvider session={session} authentication={authentication}>
      {session ? (
        <Container component="main" sx={{ p: 4 }}>
          <Typography component="h1" variant="h5" gutterBottom>
            Samples of today
          </Typography>
          <Account />
        </Container>
      ) : (
        <SignInPage providers={providers} signIn={signIn} slotProps={slotProps} />
      )}
    </AppProvider>
  );
  // preview-end
}
