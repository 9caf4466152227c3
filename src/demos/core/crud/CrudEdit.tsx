import Box from '@mui/material/Box';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Edit } from '@toolpad/core/Crud';
import { useState } from 'react';
import { berthSource, type Berth } from './berths';
import { keepInput } from './keepInput';

export default function CrudEdit() {
  const [saved, setSaved] = useState('');

  return (
    <AppProvider>
      <Box component="main" sx={{ p: 2 }}>
        {/* preview-start */}
        <div onResetCapture={keepInput}>
          <Edit<Berth>
            id={2}
            dataSource={berthSource}
            onSubmitSuccess={({ name }) => setSaved(`${name} is saved.`)}
          />
        </div>
        {/* preview-end */}
        <Box role="status">{saved}</Box>
      </Box>
    </AppProvider>
  );
}
