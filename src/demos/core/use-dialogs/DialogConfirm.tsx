import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useState } from 'react';

function Parts() {
  const dialogs = useDialogs();
  const [answer, setAnswer] = useState('');

  // preview-start
  const scrap = async () => {
    const confirmed = await dialogs.confirm('The frame goes to the scrap yard.', {
      title: 'Scrap frame F-118?',
      severity: 'error',
      okText: 'Scrap it',
      cancelText: 'Keep it',
    });
    setAnswer(confirmed ? 'The frame is gone.' : 'The frame stays.');
  };
  // preview-end

  return (
    <Stack component="main" spacing={2}>
      <Button variant="contained" color="error" onClick={scrap}>
        Scrap the frame
      </Button>
      <div role="status">{answer}</div>
    </Stack>
  );
}

export default function DialogConfirm() {
  return (
    <AppProvider>
      <Parts />
    </AppProvider>
  );
}
