import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useMemo, useState } from 'react';

const pilots: Session = {
  user: { id: 's-7', name: 'Pilot station', email: 'pilots@harbor.example' },
};

export default function AccountExpanded() {
  const [session, setSession] = useState<Session | null>(pilots);
  const authentication = useMemo(
    () => ({
      signIn: () => setSession(pilots),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AppProvider authentication={authentication} session={session}>
      {/* preview-start */}
      <Account
        slotProps={{
          preview: {
            variant: 'expanded',
            slotProps: {
              avatar: { variant: 'rounded', children: 'PS', sx: { bgcolor: 'primary.main' } },
              moreIconButton: { 'aria-label': 'Account menu', 'aria-haspopup': true },
            },
          },
        }}
      />
      {/* preview-end */}
    </AppProvider>
  );
}
