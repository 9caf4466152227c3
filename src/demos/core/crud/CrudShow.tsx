import Box from '@mui/material/Box';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Show } from '@toolpad/core/Crud';
import { useState } from 'react';
import { berthSource, type Berth } from './berths';

export default function CrudShow() {
  const [event, setEvent] = useState('');

  return (
    <AppProvider>
      <Box component="main" sx={{ p: 2 }}>
        {/* preview-start */}
        <Show<Berth>
          id={4}
          dataSource={berthSource}
          onEditClick={(id) => setEvent(`Edit berth ${id}`)}
          onDelete={(id) => setEvent(`Berth ${id} is gone`)}
        />
        {/* preview-end */}
        <Box role="status">{event}</Box>
      </Box>
    </AppProvider>
  );
}
