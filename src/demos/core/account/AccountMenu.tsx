import ManageAccountsIcon from '@mui/icons-material/ManageAccountsOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  Account,
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  SignOutButton,
} from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useMemo, useState } from 'react';

const tugs: Session = {
  user: { id: 's-4', name: 'Tug dispatch', email: 'tugs@harbor.example' },
};

// preview-start
function TugMenu() {
  return (
    <Stack sx={{ minWidth: 260 }}>
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
      </AccountPopoverHeader>
      <Divider />
      <MenuList aria-label="Account">
        <MenuItem component="a" href="#profile">
          <ListItemIcon>
            <ManageAccountsIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Profile</ListItemText>
        </MenuItem>
        <MenuItem component="a" href="#help">
          <ListItemIcon>
            <HelpIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Help</ListItemText>
        </MenuItem>
      </MenuList>
      <Divider />
      {/* A click inside of the popover closes it, unless it stops here. */}
      <FormControlLabel
        control={<Switch defaultChecked />}
        label="Radio alerts"
        onClick={(event) => event.stopPropagation()}
        sx={{ mx: 1, my: 0.5 }}
      />
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </Stack>
  );
}

const slots = { popoverContent: TugMenu };
// preview-end

export default function AccountMenu() {
  const [session, setSession] = useState<Session | null>(tugs);
  const authentication = useMemo(
    () => ({
      signIn: () => setSession(tugs),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AppProvider authentication={authentication} session={session}>
      <Account slots={slots} />
    </AppProvider>
  );
}
