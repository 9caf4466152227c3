import Button from '@mui/material/Button';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useDialogs } from '@toolpad/core/useDialogs';

function Workshop() {
  const dialogs = useDialogs();

  return (
    <main>
      {/* preview-start */}
      <Button
        variant="contained"
        onClick={() =>
          dialogs.alert('The workshop closes at 18:00. Lock the bikes before you leave.', {
            title: 'Ten minutes left',
            okText: 'Understood',
          })
        }
      >
        Ring the bell
      </Button>
      {/* preview-end */}
    </main>
  );
}

export default function DialogAlert() {
  return (
    <AppProvider>
      <Workshop />
    </AppProvider>
  );
}
