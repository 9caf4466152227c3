import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'gitlab', name: 'GitLab' },
  { id: 'keycloak', name: 'Tidewater staff' },
  { id: 'lab-badge', name: 'lab badge' },
];

const texts = { oauthSignInTitle: 'Continue with' };

async function signIn(provider: AuthProvider, _form?: FormData, callbackUrl?: string) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return { error: `${provider.id} would send you back to ${callbackUrl}.` };
}

export default function SignInPageOAuth() {
  return (
    // preview-start
    <AppProvider localeText={texts}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slotProps={{ oAuthButton: { sx: { textTransform: 'none' } } }}
      />
    </AppProvider>
    // preview-end
  );
}
