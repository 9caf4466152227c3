import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useState } from 'react';

function Tag() {
  const dialogs = useDialogs();
  const [tag, setTag] = useState('none');

  // preview-start
  const askForTag = async () => {
    const text = await dialogs.prompt('What is written on the tag of the bike?', {
      title: 'Find the bike',
      okText: 'Find',
    });
    if (text !== null) {
      setTag(text);
    }
  };
  // preview-end

  return (
    <Stack component="main" spacing={2}>
      <Button variant="contained" onClick={askForTag}>
        Read the tag
      </Button>
      <div role="status">Tag: {tag}</div>
    </Stack>
  );
}

export default function DialogPrompt() {
  return (
    <AppProvider>
      <Tag />
    </AppProvider>
  );
}
