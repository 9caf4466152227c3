import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useMemo, useState } from 'react';

const nightShift: Session = {
  user: { id: 's-3', name: 'Night shift', email: 'night-shift@harbor.example' },
};

export default function AccountBasic() {
  const [session, setSession] = useState<Session | null>(nightShift);
  const authentication = useMemo(
    () => ({
      signIn: () => setSession(nightShift),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    // preview-start
    <AppProvider authentication={authentication} session={session}>
      <Account />
    </AppProvider>
    // preview-end
  );
}
