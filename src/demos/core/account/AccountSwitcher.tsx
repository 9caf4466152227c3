import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Account, AccountPopoverFooter, SignOutButton } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { createContext, useContext, useMemo, useState } from 'react';

const accounts: readonly Session[] = [
  { user: { id: 't-1', name: 'Container terminal', email: 'boxes@harbor.example' } },
  { user: { id: 't-2', name: 'Ferry terminal', email: 'ferries@harbor.example' } },
  { user: { id: 't-3', name: 'Fish market', email: 'fish@harbor.example' } },
];

const Switching = createContext({
  current: accounts[0],
  choose: (_account: Session) => {},
});

function Switcher() {
  const { current, choose } = useContext(Switching);

  return (
    <Stack sx={{ minWidth: 260 }}>
      <Typography variant="overline" sx={{ px: 2, pt: 1 }}>
        Work as
      </Typography>
      <MenuList aria-label="Work as">
        {accounts.map((account) => (
          <MenuItem
            key={account.user?.id}
            role="menuitemradio"
            aria-checked={account === current}
            selected={account === current}
            onClick={() => choose(account)}
          >
            <ListItemText primary={account.user?.name} secondary={account.user?.email} />
          </MenuItem>
        ))}
      </MenuList>
      <Divider />
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </Stack>
  );
}

const slots = { popoverContent: Switcher };

export default function AccountSwitcher() {
  const [session, setSession] = useState<Session | null>(accounts[0] ?? null);
  const authentication = useMemo(
    () => ({
      signIn: () => setSession(accounts[0] ?? null),
      signOut: () => setSession(null),
    }),
    [],
  );
  const switching = useMemo(
    () => ({ current: session ?? undefined, choose: setSession }),
    [session],
  );

  return (
    <AppProvider authentication={authentication} session={session}>
      {/* preview-start */}
      <Switching.Provider value={switching}>
        <Account
          slots={slots}
          slotProps={{
            preview: {
              variant: 'expanded',
              slotProps: { moreIconButton: { 'aria-label': 'Switch account' } },
            },
          }}
        />
      </Switching.Provider>
      {/* preview-end */}
    </AppProvider>
  );
}
