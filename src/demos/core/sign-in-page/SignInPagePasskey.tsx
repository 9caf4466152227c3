import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers = [{ id: 'passkey', name: 'passkey' }];

const texts = { passkeySignInTitle: 'Use my' };

// preview-start
async function signIn(_provider: AuthProvider, form: FormData) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return { error: `No passkey is stored for ${form.get('email')}.` };
}

export default function SignInPagePasskey() {
  return (
    <AppProvider localeText={texts}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slotProps={{ emailField: { autoComplete: 'username webauthn', autoFocus: false } }}
      />
    </AppProvider>
  );
}
// preview-end
