import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage } from '@toolpad/core/SignInPage';

// preview-start
const german = {
  signInTitle: 'Anmelden',
  signInSubtitle: 'Mit dem Konto des Labors',
  signInRememberMe: 'Angemeldet bleiben',
  oauthSignInTitle: 'Anmelden mit',
  email: 'E-Mail',
  password: 'Passwort',
  or: 'oder',
  to: 'bei',
};
// preview-end

const branding = { title: 'Tidewater Lab', logo: '' };

const providers = [
  { id: 'google', name: 'Google' },
  { id: 'credentials', name: 'E-Mail und Passwort' },
];

async function signIn() {
  return { error: 'Das Labor ist in dieser Demo geschlossen.' };
}

export default function SignInPageTexts() {
  return (
    <AppProvider branding={branding} localeText={german}>
      <SignInPage providers={providers} signIn={signIn} />
    </AppProvider>
  );
}
