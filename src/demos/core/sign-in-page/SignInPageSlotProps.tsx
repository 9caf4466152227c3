import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const providers = [{ id: 'credentials', name: 'Badge and PIN' }];

async function signIn(_provider: AuthProvider, form: FormData) {
  return { error: `Badge ${form.get('badge')} is unknown.` };
}

export default function SignInPageSlotProps() {
  return (
    <AppProvider>
      {/* preview-start */}
      <SignInPage
        providers={providers}
        signIn={signIn}
        slots={{ rememberMe: NoCheckbox }}
        slotProps={{
          emailField: {
            name: 'badge',
            label: 'Badge number',
            type: 'text',
            autoFocus: false,
            placeholder: 'T-0000',
            autoComplete: 'username',
            helperText: 'The number below your photo',
          },
          passwordField: { label: 'PIN', slotProps: { htmlInput: { inputMode: 'numeric' } } },
          submitButton: { color: 'secondary', size: 'medium' },
          form: { noValidate: true },
        }}
      />
      {/* preview-end */}
    </AppProvider>
  );
}

function NoCheckbox() {
  return null;
}
