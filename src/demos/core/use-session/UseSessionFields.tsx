import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
import { useState } from 'react';

interface CourierSession extends Session {
  role: 'rider' | 'dispatcher';
  depot: string;
}

const sessions: Record<CourierSession['role'], CourierSession> = {
  rider: { user: { name: 'Bike 14' }, role: 'rider', depot: 'West' },
  dispatcher: { user: { name: 'Front desk' }, role: 'dispatcher', depot: 'West' },
};

// preview-start
function DepotActions() {
  const session = useSession<CourierSession>();

  return session?.role === 'dispatcher' ? (
    <Button variant="contained">Assign rides of depot {session.depot}</Button>
  ) : (
    <Alert severity="info">Rides are assigned by the dispatcher of {session?.depot}.</Alert>
  );
}
// preview-end

export default function UseSessionFields() {
  const [role, setRole] = useState<CourierSession['role']>('rider');

  return (
    <AppProvider session={sessions[role]}>
      <Stack component="main" spacing={3} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Signed in as"
          value={role}
          onChange={(_event, value) => setRole(value ?? role)}
        >
          <ToggleButton value="rider">Rider</ToggleButton>
          <ToggleButton value="dispatcher">Dispatcher</ToggleButton>
        </ToggleButtonGroup>
        <DepotActions />
      </Stack>
    </AppProvider>
  );
}
