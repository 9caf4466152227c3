import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useNotifications } from '@toolpad/core/useNotifications';
import { useState } from 'react';

async function sendInvoice(attempt: number) {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  if (attempt % 2 === 0) {
    throw new Error('The mail server is busy.');
  }
}

function Invoice() {
  const dialogs = useDialogs();
  const notifications = useNotifications();
  const [attempt, setAttempt] = useState(1);

  // preview-start
  const send = async () => {
    let outcome = 'Nothing was sent.';
    await dialogs.confirm('Send the invoice to the customer?', {
      okText: 'Send',
      onClose: async (confirmed) => {
        if (!confirmed) {
          return;
        }
        try {
          await sendInvoice(attempt);
          outcome = 'The invoice is on its way.';
        } catch (error) {
          outcome = error instanceof Error ? error.message : String(error);
        }
      },
    });
    notifications.show(outcome, { autoHideDuration: 3000 });
    setAttempt(attempt + 1);
  };
  // preview-end

  return (
    <Stack component="main">
      <Button variant="contained" onClick={send}>
        Send the invoice
      </Button>
    </Stack>
  );
}

export default function DialogAsync() {
  return (
    <AppProvider>
      <Invoice />
    </AppProvider>
  );
}
