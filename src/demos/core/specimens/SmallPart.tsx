import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';

export default function SmallPart(): ReactNode {
  const [count, setCount] = useState<number>(0);
  return (
    <Button variant="contained" onClick={() => setCount((value) => value + 1)}>
      {count} boats
    </Button>
  );
}
