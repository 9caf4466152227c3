import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useDialogs, type DialogProps } from '@toolpad/core/useDialogs';

// preview-start
function NoteDialog({ open, onClose }: DialogProps) {
  const dialogs = useDialogs();

  const discard = async () => {
    if (await dialogs.confirm('Discard the note?', { okText: 'Discard' })) {
      await onClose();
    }
  };

  return (
    <Dialog fullWidth maxWidth="sm" open={open} onClose={discard}>
      <DialogTitle>Note for the workshop</DialogTitle>
      <DialogContent>The bell is loose, and the left pedal clicks.</DialogContent>
      <DialogActions>
        <Button onClick={discard}>Discard</Button>
        <Button onClick={() => onClose()}>Save</Button>
      </DialogActions>
    </Dialog>
  );
}
// preview-end

function Notes() {
  const dialogs = useDialogs();
  return (
    <Button variant="contained" onClick={() => dialogs.open(NoteDialog)}>
      Open the note
    </Button>
  );
}

export default function DialogStacked() {
  return (
    <AppProvider>
      <main>
        <Notes />
      </main>
    </AppProvider>
  );
}
