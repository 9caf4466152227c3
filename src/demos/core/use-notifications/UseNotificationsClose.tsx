import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useNotifications } from '@toolpad/core/useNotifications';
import { useRef } from 'react';

// preview-start
function DoorSwitch() {
  const notifications = useNotifications();
  const shown = useRef('');

  const setOpen = (open: boolean) => {
    if (open) {
      shown.current = notifications.show('The cold room is open.', { severity: 'warning' });
    } else {
      notifications.close(shown.current);
    }
  };

  return (
    <FormControlLabel
      control={<Switch onChange={(_event, open) => setOpen(open)} />}
      label="Door of the cold room"
    />
  );
}
// preview-end

export default function UseNotificationsClose() {
  return (
    <AppProvider>
      <main>
        <DoorSwitch />
      </main>
    </AppProvider>
  );
}
