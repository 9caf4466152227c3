import Box from '@mui/material/Box';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Create } from '@toolpad/core/Crud';
import { useState } from 'react';
import { berthSource, type Berth } from './berths';
import { keepInput } from './keepInput';

const initialValues: Partial<Berth> = { name: '', kind: 'quay', length: 0, crane: false };

export default function CrudCreate() {
  const [created, setCreated] = useState('');

  return (
    <AppProvider>
      <Box component="main" sx={{ p: 2 }}>
        {/* preview-start */}
        <div onResetCapture={keepInput}>
          <Create<Berth>
            dataSource={berthSource}
            initialValues={initialValues}
            onSubmitSuccess={({ name }) => setCreated(`${name} is open for ships.`)}
            resetOnSubmit
          />
        </div>
        {/* preview-end */}
        <Box role="status">{created}</Box>
      </Box>
    </AppProvider>
  );
}
