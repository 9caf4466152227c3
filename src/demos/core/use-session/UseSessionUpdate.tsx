import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';
import { createContext, useContext, useState } from 'react';

const bike: Session = { user: { name: 'Bike 14', email: 'bike-14@kestrel.example' } };

// preview-start
const SetSession = createContext<(session: Session) => void>(() => {});

function NameForm() {
  const session = useSession();
  const setSession = useContext(SetSession);
  const [name, setName] = useState(session?.user?.name ?? '');

  return (
    <Stack
      component="form"
      direction="row"
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault();
        setSession({ ...session, user: { ...session?.user, name } });
      }}
    >
      <TextField
        size="small"
        label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit">Save</Button>
    </Stack>
  );
}
// preview-end

function Rider() {
  const session = useSession();
  return <Typography>On the road today: {session?.user?.name}</Typography>;
}

export default function UseSessionUpdate() {
  const [session, setSession] = useState(bike);

  return (
    <AppProvider session={session}>
      <SetSession.Provider value={setSession}>
        <Stack component="main" spacing={3} sx={{ alignItems: 'center' }}>
          <Rider />
          <NameForm />
        </Stack>
      </SetSession.Provider>
    </AppProvider>
  );
}
