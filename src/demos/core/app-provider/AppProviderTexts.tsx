import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AppProvider, LocalizationProvider, type LocaleText } from '@toolpad/core/AppProvider';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

// preview-start
const german: Partial<LocaleText> = { cancel: 'Abbrechen', confirm: 'Frage', ok: 'Ja' };
const french: Partial<LocaleText> = { cancel: 'Annuler', confirm: 'Question', ok: 'Oui' };

function Ask({ question }: { question: string }) {
  const dialogs = useDialogs();
  return <Button onClick={() => dialogs.confirm(question)}>{question}</Button>;
}

export default function AppProviderTexts() {
  return (
    <AppProvider localeText={german}>
      <Stack component="main" spacing={1}>
        <Ask question="Alles gezählt?" />
        <LocalizationProvider localeText={french}>
          <DialogsProvider>
            <Ask question="Tout est compté ?" />
          </DialogsProvider>
        </LocalizationProvider>
      </Stack>
    </AppProvider>
  );
}
// preview-end
