import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

interface Order {
  item: string;
  count: number;
}

function isOrder(value: unknown): value is Order {
  const order = value as Partial<Order> | null;
  return typeof order?.item === 'string' && typeof order.count === 'number';
}

// preview-start
const orderCodec = {
  parse: (text: string): Order | null => {
    try {
      const value: unknown = JSON.parse(text);
      return isOrder(value) ? value : null;
    } catch {
      return null;
    }
  },
  stringify: (order: Order | null) => JSON.stringify(order),
};
// preview-end

export default function StateChecked() {
  const [order, setOrder] = useLocalStorageState<Order | null>(
    'last-order',
    { item: 'Rye bread', count: 2 },
    { codec: orderCodec },
  );

  return (
    <Stack component="main" spacing={2}>
      <Typography role="status">
        {order ? `${order.count} × ${order.item}` : 'The stored order is unusable.'}
      </Typography>
      <Stack direction="row" spacing={2}>
        <Button
          variant="outlined"
          onClick={() => window.localStorage.setItem('last-order', '{"item": 7')}
        >
          Break it
        </Button>
        <Button variant="outlined" onClick={() => setOrder(null)}>
          Forget it
        </Button>
      </Stack>
    </Stack>
  );
}
