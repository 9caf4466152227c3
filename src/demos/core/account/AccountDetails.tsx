import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  Account,
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  SignOutButton,
} from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
import { useMemo, useState } from 'react';

interface HarborSession extends Session {
  radio: string;
  berths: string[];
}

const nightShift: HarborSession = {
  user: { id: 's-3', name: 'Night shift', email: 'night-shift@harbor.example' },
  radio: 'Channel 12',
  berths: ['A1', 'A2', 'B7'],
};

// preview-start
function ShiftDetails() {
  const session = useSession<HarborSession>();

  return (
    <Stack sx={{ minWidth: 260 }}>
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
      </AccountPopoverHeader>
      <Divider />
      <Stack spacing={1} sx={{ p: 2 }}>
        <Typography variant="body2">{session?.radio}</Typography>
        <Stack direction="row" spacing={1}>
          {session?.berths.map((berth) => (
            <Chip key={berth} size="small" label={berth} />
          ))}
        </Stack>
      </Stack>
      <Divider />
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </Stack>
  );
}

const slots = { popoverContent: ShiftDetails };
// preview-end

export default function AccountDetails() {
  const [session, setSession] = useState<HarborSession | null>(nightShift);
  const authentication = useMemo(
    () => ({
      signIn: () => setSession(nightShift),
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
