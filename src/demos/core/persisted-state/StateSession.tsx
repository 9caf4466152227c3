import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSessionStorageState } from '@toolpad/core/useSessionStorageState';

const days = ['Today', 'Tomorrow', 'Week'];

export default function StateSession() {
  // preview-start
  const [day, setDay] = useSessionStorageState('orders-tab', 'Today');

  return (
    <main>
      <Tabs value={day ?? 'Today'} onChange={(_event, next: string) => setDay(next)}>
        {days.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
    </main>
  );
  // preview-end
}
