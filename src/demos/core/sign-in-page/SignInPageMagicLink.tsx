import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers = [{ id: 'nodemailer', name: 'Email' }];

const texts = { magicLinkSignInTitle: 'Send a link by' };

// preview-start
async function signIn(_provider: AuthProvider, form: FormData) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return String(form.get('email')).endsWith('.example')
    ? { success: 'Look into your mail: the link is valid for ten minutes.' }
    : { error: 'Only addresses that end with .example work here.' };
}

export default function SignInPageMagicLink() {
  return (
    <AppProvider localeText={texts}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slotProps={{ emailField: { autoComplete: 'email', autoFocus: false } }}
      />
    </AppProvider>
  );
}
// preview-end
