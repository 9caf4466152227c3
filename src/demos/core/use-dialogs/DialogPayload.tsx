import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useDialogs, type DialogProps } from '@toolpad/core/useDialogs';

interface Repair {
  bike: string;
  work: string;
}

const repairs: Repair[] = [
  { bike: 'Red bike', work: 'New chain' },
  { bike: 'Cargo bike', work: 'Brakes and light' },
];

// preview-start
function RepairDialog({ open, onClose, payload }: DialogProps<Repair>) {
  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={() => onClose()}>
      <DialogTitle>{payload.bike}</DialogTitle>
      <DialogContent>{payload.work}</DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function Repairs() {
  const dialogs = useDialogs();

  return repairs.map((repair) => (
    <Button key={repair.bike} onClick={() => dialogs.open(RepairDialog, repair)}>
      {repair.bike}
    </Button>
  ));
}
// preview-end

export default function DialogPayload() {
  return (
    <AppProvider>
      <Stack component="main" direction="row" spacing={2}>
        <Repairs />
      </Stack>
    </AppProvider>
  );
}
