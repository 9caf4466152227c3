import LoginIcon from '@mui/icons-material/Login';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useMemo, useState } from 'react';

const customs: Session = {
  user: { id: 's-9', name: 'Customs desk', email: 'customs@harbor.example' },
};

export default function AccountButtons() {
  const [session, setSession] = useState<Session | null>(null);
  const authentication = useMemo(
    () => ({
      signIn: () => setSession(customs),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AppProvider authentication={authentication} session={session}>
      {/* preview-start */}
      <Account
        slotProps={{
          signInButton: {
            startIcon: <LoginIcon />,
            color: 'success',
            size: 'medium',
            sx: { textTransform: 'none' },
          },
          signOutButton: { variant: 'text', color: 'error', startIcon: null },
        }}
      />
      {/* preview-end */}
    </AppProvider>
  );
}
