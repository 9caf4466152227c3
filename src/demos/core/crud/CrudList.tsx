import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { List } from '@toolpad/core/Crud';
import { useState } from 'react';
import { berthSource, type Berth } from './berths';

export default function CrudList() {
  const [event, setEvent] = useState('Select a row or a button.');

  return (
    <AppProvider>
      <Box component="main" sx={{ p: 2 }}>
        {/* preview-start */}
        <List<Berth>
          dataSource={berthSource}
          initialPageSize={25}
          onRowClick={(id) => setEvent(`Row of berth ${id}`)}
          onCreateClick={() => setEvent('Create new')}
          onEditClick={(id) => setEvent(`Edit berth ${id}`)}
          onDelete={(id) => setEvent(`Berth ${id} is gone`)}
        />
        {/* preview-end */}
        <Typography role="status" sx={{ mt: 2 }}>
          {event}
        </Typography>
      </Box>
    </AppProvider>
  );
}
