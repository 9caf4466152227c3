import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useDialogs, type DialogProps } from '@toolpad/core/useDialogs';

// preview-start
function OpeningHours({ open, onClose }: DialogProps) {
  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={() => onClose()}>
      <DialogTitle>Opening hours</DialogTitle>
      <DialogContent>Monday to Friday, 9:00 to 18:00</DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function Shop() {
  const dialogs = useDialogs();
  return <Button onClick={() => dialogs.open(OpeningHours)}>Opening hours</Button>;
}
// preview-end

export default function DialogCustom() {
  return (
    <AppProvider>
      <main>
        <Shop />
      </main>
    </AppProvider>
  );
}
