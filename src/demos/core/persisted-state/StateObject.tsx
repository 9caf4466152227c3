import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

interface Columns {
  price: boolean;
  pickup: boolean;
}

// preview-start
const allColumns: Columns = { price: true, pickup: true };

export default function StateObject() {
  const [stored, setColumns] = useLocalStorageState<Columns>('columns', allColumns, {
    codec: JSON,
  });
  const columns = stored ?? allColumns;
  const toggle = (name: keyof Columns) => setColumns({ ...columns, [name]: !columns[name] });

  return (
    <main>
      <FormGroup row>
        <FormControlLabel
          control={<Switch checked={columns.price} onChange={() => toggle('price')} />}
          label="Price"
        />
        <FormControlLabel
          control={<Switch checked={columns.pickup} onChange={() => toggle('pickup')} />}
          label="Pick-up time"
        />
      </FormGroup>
    </main>
  );
}
// preview-end
