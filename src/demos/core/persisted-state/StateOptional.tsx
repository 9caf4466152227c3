import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';
import { useState } from 'react';

export default function StateOptional() {
  const [remember, setRemember] = useState(false);
  // preview-start
  const [name, setName] = useLocalStorageState(remember ? 'pickup-name' : null, '');
  // preview-end

  return (
    <Stack component="main" spacing={2}>
      <FormControlLabel
        control={<Switch checked={remember} onChange={() => setRemember(!remember)} />}
        label="Remember on this device"
      />
      <TextField
        label="Name for the pick-up"
        value={name ?? ''}
        onChange={(event) => setName(event.target.value)}
      />
    </Stack>
  );
}
