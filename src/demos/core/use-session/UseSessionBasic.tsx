import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
import { useMemo, useState } from 'react';

const west: Session = {
  user: { id: 'd-2', name: 'Depot West', email: 'west@kestrel.example' },
};

// preview-start
function Greeting() {
  const session = useSession();

  return (
    <Typography component="h1" variant="h6">
      {session?.user ? `Good morning, ${session.user.name}` : 'Sign in to see your rides'}
    </Typography>
  );
}
// preview-end

export default function UseSessionBasic() {
  const [session, setSession] = useState<Session | null>(west);
  const authentication = useMemo(
    () => ({
      signIn: () => setSession(west),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AppProvider session={session} authentication={authentication}>
      <Stack component="main" spacing={1} sx={{ alignItems: 'center' }}>
        <Greeting />
        <Account slotProps={{ signInButton: { sx: { width: 'auto' } } }} />
      </Stack>
    </AppProvider>
  );
}
