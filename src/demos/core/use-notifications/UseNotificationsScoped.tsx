import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

// preview-start
function PanelSnackbar(props: SnackbarProps) {
  return <Snackbar {...props} sx={{ position: 'absolute' }} />;
}

const slots = { snackbar: PanelSnackbar };

function OvenPanel({ name }: { name: string }) {
  return (
    <Paper variant="outlined" sx={{ position: 'relative', p: 2, height: 160 }}>
      <NotificationsProvider slots={slots}>
        <Typography component="h2" variant="subtitle1">
          {name}
        </Typography>
        <StartButton name={name} />
      </NotificationsProvider>
    </Paper>
  );
}
// preview-end

function StartButton({ name }: { name: string }) {
  const notifications = useNotifications();

  return (
    <Button onClick={() => notifications.show(`${name} heats up`, { autoHideDuration: 4000 })}>
      Heat up
    </Button>
  );
}

export default function UseNotificationsScoped() {
  return (
    <AppProvider>
      <Stack component="main" spacing={2} sx={{ width: '100%' }}>
        <OvenPanel name="Oven 1" />
        <OvenPanel name="Oven 2" />
      </Stack>
    </AppProvider>
  );
}
