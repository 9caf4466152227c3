import Button from '@mui/material/Button';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useNotifications } from '@toolpad/core/useNotifications';

// preview-start
function PrintButton() {
  const notifications = useNotifications();

  return (
    <Button
      variant="contained"
      onClick={() =>
        notifications.show('The label printer is out of paper.', {
          key: 'printer-paper',
          severity: 'error',
        })
      }
    >
      Print label
    </Button>
  );
}
// preview-end

export default function UseNotificationsKey() {
  return (
    <AppProvider>
      <main>
        <PrintButton />
      </main>
    </AppProvider>
  );
}
