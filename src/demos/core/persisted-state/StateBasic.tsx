import TextField from '@mui/material/TextField';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

export default function StateBasic() {
  // preview-start
  const [note, setNote] = useLocalStorageState('shift-note', 'Flour comes at six.');

  return (
    <main>
      <TextField
        label="Note for the next shift"
        value={note ?? ''}
        onChange={(event) => setNote(event.target.value)}
      />
    </main>
  );
  // preview-end
}
