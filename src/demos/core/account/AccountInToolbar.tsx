import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useMemo, useState } from 'react';

const dayShift: Session = {
  user: { id: 's-1', name: 'Day shift', email: 'day-shift@harbor.example' },
};

export default function AccountInToolbar() {
  const [session, setSession] = useState<Session | null>(null);
  const authentication = useMemo(
    () => ({
      signIn: () => setSession(dayShift),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AppProvider authentication={authentication} session={session}>
      <Box sx={{ width: '100%' }}>
        {/* preview-start */}
        <AppBar position="static" color="default" elevation={0}>
          <Toolbar>
            <Typography component="h1" variant="h6" noWrap sx={{ flexGrow: 1 }}>
              Harbor control
            </Typography>
            <Account slotProps={{ signInButton: { sx: { whiteSpace: 'nowrap' } } }} />
          </Toolbar>
        </AppBar>
        {/* preview-end */}
      </Box>
    </AppProvider>
  );
}
