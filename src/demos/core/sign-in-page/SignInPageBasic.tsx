import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'google', name: 'Google' },
  { id: 'microsoft-entra-id', name: 'Microsoft' },
  { id: 'credentials', name: 'Email and password' },
];

async function signIn({ name }: AuthProvider) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return { error: `${name} would answer here.` };
}

export default function SignInPageBasic() {
  return (
    // preview-start
    <AppProvider>
      <SignInPage providers={providers} signIn={signIn} />
    </AppProvider>
    // preview-end
  );
}
