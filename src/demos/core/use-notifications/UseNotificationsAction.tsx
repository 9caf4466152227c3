import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useNotifications } from '@toolpad/core/useNotifications';
import { useState } from 'react';

// preview-start
function OrderButton() {
  const notifications = useNotifications();
  const [canceled, setCanceled] = useState(false);

  const cancel = () => {
    setCanceled(true);
    const key = notifications.show('Order 88 is canceled.', {
      autoHideDuration: 6000,
      actionText: 'Undo',
      onAction: () => {
        setCanceled(false);
        notifications.close(key);
      },
    });
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>Order 88: {canceled ? 'canceled' : '12 loaves of rye'}</Typography>
      <Button variant="outlined" disabled={canceled} onClick={cancel}>
        Cancel order
      </Button>
    </Stack>
  );
}
// preview-end

export default function UseNotificationsAction() {
  return (
    <AppProvider>
      <main>
        <OrderButton />
      </main>
    </AppProvider>
  );
}
