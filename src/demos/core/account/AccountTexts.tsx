import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useMemo, useState } from 'react';

const nachtschicht: Session = {
  user: { id: 's-3', name: 'Nachtschicht', email: 'nacht@hafen.example' },
};

export default function AccountTexts() {
  const [session, setSession] = useState<Session | null>(null);
  const authentication = useMemo(
    () => ({
      signIn: () => setSession(nachtschicht),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AppProvider authentication={authentication} session={session}>
      {/* preview-start */}
      <Account
        localeText={{
          accountSignInLabel: 'Anmelden',
          accountSignOutLabel: 'Abmelden',
          accountPreviewIconButtonLabel: 'Angemeldetes Konto',
          accountPreviewTitle: 'Konto',
        }}
        slotProps={{ signInButton: { sx: { width: 'auto' } } }}
      />
      {/* preview-end */}
    </AppProvider>
  );
}
