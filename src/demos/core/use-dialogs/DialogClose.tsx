import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useDialogs, type DialogProps } from '@toolpad/core/useDialogs';

// preview-start
function PrintDialog({ open }: DialogProps) {
  return (
    <Dialog fullWidth maxWidth="xs" open={open}>
      <DialogTitle>Printing the tag</DialogTitle>
      <DialogContent>
        <LinearProgress aria-label="Printing" />
      </DialogContent>
    </Dialog>
  );
}

function Printer() {
  const dialogs = useDialogs();

  const print = async () => {
    const dialog = dialogs.open(PrintDialog);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await dialogs.close(dialog, undefined);
  };

  return <Button onClick={print}>Print a tag</Button>;
}
// preview-end

export default function DialogClose() {
  return (
    <AppProvider>
      <main>
        <Printer />
      </main>
    </AppProvider>
  );
}
