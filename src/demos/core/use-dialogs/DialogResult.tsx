import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AppProvider } from '@toolpad/core/AppProvider';
import { useDialogs, type DialogProps } from '@toolpad/core/useDialogs';
import { useState, type FormEvent } from 'react';

interface Quote {
  work: string;
  price: number;
}

// preview-start
function QuoteDialog({ open, onClose }: DialogProps<undefined, Quote | null>) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void onClose({ work: String(form.get('work')), price: Number(form.get('price')) });
  };

  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={() => onClose(null)}>
      <form onSubmit={submit}>
        <DialogTitle>Quote</DialogTitle>
        <DialogContent>
          <TextField autoFocus required fullWidth margin="dense" name="work" label="Work" />
          <TextField required fullWidth margin="dense" name="price" type="number" label="Price" />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onClose(null)}>Cancel</Button>
          <Button type="submit">Offer</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
// preview-end

function Quotes() {
  const dialogs = useDialogs();
  const [quote, setQuote] = useState<Quote | null>(null);

  return (
    <Stack component="main" spacing={2}>
      <Button
        variant="contained"
        onClick={async () => setQuote((await dialogs.open(QuoteDialog)) ?? quote)}
      >
        Write a quote
      </Button>
      <div role="status">{quote ? `${quote.work} for ${quote.price}` : 'No quote yet'}</div>
    </Stack>
  );
}

export default function DialogResult() {
  return (
    <AppProvider>
      <Quotes />
    </AppProvider>
  );
}
