import Button from '@mui/material/Button';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useNotifications } from '@toolpad/core/useNotifications';

// preview-start
function CheckButton() {
  const notifications = useNotifications();

  const check = () => {
    notifications.show('Oven 1 is hot.', { severity: 'success', autoHideDuration: 2000 });
    notifications.show('Oven 2 needs four minutes.', { autoHideDuration: 2000 });
    notifications.show('Oven 3 has no gas.', { severity: 'error' });
  };

  return (
    <Button variant="contained" onClick={check}>
      Check the ovens
    </Button>
  );
}
// preview-end

export default function UseNotificationsQueue() {
  return (
    <AppProvider>
      <main>
        <CheckButton />
      </main>
    </AppProvider>
  );
}
