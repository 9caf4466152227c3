import Button from '@mui/material/Button';
import type { SnackbarProps } from '@mui/material/Snackbar';
import { AppProvider } from '@toolpad/core/AppProvider';
import { NotificationsProvider, useNotifications } from '@toolpad/core/useNotifications';

function BakeButton() {
  const notifications = useNotifications();

  return (
    <Button
      variant="contained"
      onClick={() => notifications.show('The buns are in the oven.', { severity: 'info' })}
    >
      Bake buns
    </Button>
  );
}

// preview-start
const snackbar: SnackbarProps = {
  anchorOrigin: { vertical: 'top', horizontal: 'right' },
  autoHideDuration: 4000,
};

export default function UseNotificationsPosition() {
  return (
    <AppProvider>
      <NotificationsProvider slotProps={{ snackbar }}>
        <main>
          <BakeButton />
        </main>
      </NotificationsProvider>
    </AppProvider>
  );
}
// preview-end
