import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useNotifications } from '@toolpad/core/useNotifications';

// preview-start
const messages = {
  success: 'The oven is at 220 °C.',
  info: 'Flour arrives at 4:30.',
  warning: 'Yeast is left for two days.',
  error: 'Oven 2 does not answer.',
} as const;

type Severity = keyof typeof messages;

function SeverityButtons() {
  const notifications = useNotifications();
  const show = (severity: Severity) =>
    notifications.show(messages[severity], { severity, autoHideDuration: 3000 });

  return (
    <ButtonGroup aria-label="Severity of the notification">
      {(Object.keys(messages) as Severity[]).map((severity) => (
        <Button key={severity} onClick={() => show(severity)}>
          {severity}
        </Button>
      ))}
    </ButtonGroup>
  );
}
// preview-end

export default function UseNotificationsSeverity() {
  return (
    <AppProvider>
      <main>
        <SeverityButtons />
      </main>
    </AppProvider>
  );
}
