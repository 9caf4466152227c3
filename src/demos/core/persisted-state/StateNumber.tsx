import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

// preview-start
const numberCodec = { parse: Number, stringify: String };

export default function StateNumber() {
  const [loaves, setLoaves] = useLocalStorageState<number>('loaves', 12, {
    codec: numberCodec,
  });

  return (
    <Stack component="main" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setLoaves((count) => (count ?? 0) + 1)}>
        Bake one more
      </Button>
      <span role="status">{loaves} loaves</span>
    </Stack>
  );
}
// preview-end
