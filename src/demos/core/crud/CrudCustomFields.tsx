import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AppProvider } from '@toolpad/core/AppProvider';
import { CrudForm, type DataModel, type DataSource } from '@toolpad/core/Crud';
import { useNotifications } from '@toolpad/core/useNotifications';
import { useState } from 'react';

interface Ticket extends DataModel {
  id: number;
  title: string;
  urgency: string;
  details: string;
}

const ticketSource: DataSource<Ticket> = {
  fields: [
    { field: 'title', headerName: 'Title' },
    { field: 'urgency', headerName: 'Urgency' },
    { field: 'details', headerName: 'Details' },
  ],
};

// preview-start
function TicketField(props: TextFieldProps) {
  const { name, label, value, onChange } = props;

  if (name === 'urgency') {
    return (
      <Box>
        <FormLabel id="urgency">{label}</FormLabel>
        <RadioGroup row aria-labelledby="urgency" {...{ name, value, onChange }}>
          <FormControlLabel value="today" control={<Radio />} label="Today" />
          <FormControlLabel value="week" control={<Radio />} label="This week" />
        </RadioGroup>
      </Box>
    );
  }
  return <TextField {...props} multiline={name === 'details'} minRows={3} />;
}
// preview-end

const empty: Partial<Ticket> = { title: '', urgency: 'week', details: '' };

function TicketForm() {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<{ title?: string }>({});
  const notifications = useNotifications();

  const send = () => {
    if (!values.title) {
      setErrors({ title: 'Say what is broken' });
      return;
    }
    notifications.show(`Sent: ${values.title}`, { autoHideDuration: 3000 });
    setValues(empty);
  };

  return (
    <CrudForm<Ticket>
      dataSource={ticketSource}
      formState={{ values, errors }}
      onFieldChange={(name, value) => {
        setValues({ ...values, [name]: value });
        setErrors({});
      }}
      onSubmit={send}
      slots={{ textField: TicketField }}
      submitButtonLabel="Send"
    />
  );
}

export default function CrudCustomFields() {
  return (
    <AppProvider>
      <Box component="main" sx={{ p: 2 }}>
        <TicketForm />
      </Box>
    </AppProvider>
  );
}
