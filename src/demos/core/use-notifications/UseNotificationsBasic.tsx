import Button from '@mui/material/Button';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useNotifications } from '@toolpad/core/useNotifications';

// preview-start
function SaveButton() {
  const notifications = useNotifications();

  return (
    <Button
      variant="contained"
      onClick={() => notifications.show('The recipe is saved.', { autoHideDuration: 3000 })}
    >
      Save recipe
    </Button>
  );
}
// preview-end

export default function UseNotificationsBasic() {
  return (
    <AppProvider>
      <main>
        <SaveButton />
      </main>
    </AppProvider>
  );
}
