import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  AppProvider,
  AuthenticationContext,
  type Authentication,
  type Session,
} from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
import { useContext, useMemo, useState } from 'react';

const staff: Session = { user: { id: 's-12', name: 'Store 12' } };

// preview-start
function SessionButton() {
  const session = useSession();
  const authentication = useContext(AuthenticationContext);

  return session?.user ? (
    <Button onClick={authentication?.signOut}>Leave as {session.user.name}</Button>
  ) : (
    <Button onClick={authentication?.signIn}>Sign in</Button>
  );
}

export default function AppProviderSession() {
  const [session, setSession] = useState<Session | null>(staff);
  const authentication = useMemo<Authentication>(
    () => ({ signIn: () => setSession(staff), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider session={session} authentication={authentication}>
      <Stack component="main">
        <SessionButton />
      </Stack>
    </AppProvider>
  );
}
// preview-end
