import Button from '@mui/material/Button';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useState } from 'react';

function RepairOrder() {
  const dialogs = useDialogs();
  const [isOpen, setOpen] = useState(true);

  // preview-start
  const cancelOrder = async () => {
    const confirmed = await dialogs.confirm('Cancel the repair of the red bike?');
    if (confirmed) {
      setOpen(false);
      await dialogs.alert('The shop has been told.');
    }
  };
  // preview-end

  return (
    <main>
      <Button variant="contained" disabled={!isOpen} onClick={cancelOrder}>
        {isOpen ? 'Cancel the order' : 'The order is canceled'}
      </Button>
    </main>
  );
}

export default function DialogsBasic() {
  return (
    <AppProvider>
      <RepairOrder />
    </AppProvider>
  );
}
