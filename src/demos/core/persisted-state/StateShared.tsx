import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

// preview-start
const codec = { parse: Number, stringify: String };

function useBasket() {
  const [count, setCount] = useLocalStorageState<number>('basket', 0, { codec });
  return [count ?? 0, setCount] as const;
}

function Basket() {
  const [count] = useBasket();
  return (
    <Badge badgeContent={count} color="primary" showZero>
      Basket
    </Badge>
  );
}

function Shelf() {
  const [count, setCount] = useBasket();
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Add a roll</Button>
      <Button onClick={() => setCount(null)}>Empty the basket</Button>
    </>
  );
}
// preview-end

export default function StateShared() {
  return (
    <Stack component="main" direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Shelf />
      <Basket />
    </Stack>
  );
}
