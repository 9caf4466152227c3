import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DialogsProvider, useDialogs, type DialogProps } from '@toolpad/core/useDialogs';
import { createContext, useContext, useEffect, useState } from 'react';

const WaitingContext = createContext(0);

// preview-start
function QueueDialog({ open, onClose, payload }: DialogProps<number>) {
  const waiting = useContext(WaitingContext);

  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={() => onClose()}>
      <DialogTitle>Bikes waiting: {waiting}</DialogTitle>
      <DialogContent>There were {payload} when this dialog opened.</DialogContent>
    </Dialog>
  );
}

function Queue() {
  const [waiting, setWaiting] = useState(1);

  useEffect(() => {
    const timer = setInterval(() => setWaiting((count) => count + 1), 2000);
    return () => clearInterval(timer);
  }, []);

  return (
    <WaitingContext value={waiting}>
      <DialogsProvider>
        <QueueButton />
      </DialogsProvider>
    </WaitingContext>
  );
}
// preview-end

function QueueButton() {
  const dialogs = useDialogs();
  const waiting = useContext(WaitingContext);
  return (
    <Button variant="contained" onClick={() => dialogs.open(QueueDialog, waiting)}>
      Show the queue
    </Button>
  );
}

export default function DialogLiveData() {
  return (
    <AppProvider>
      <main>
        <Queue />
      </main>
    </AppProvider>
  );
}
