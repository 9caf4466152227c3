import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { AppProvider } from '@toolpad/core/AppProvider';
import { List } from '@toolpad/core/Crud';
import { useMemo, useState } from 'react';
import { berthSource, type Berth } from './berths';

export default function CrudErrors() {
  const [isDown, setDown] = useState(true);
  // preview-start
  const source = useMemo(
    () => ({
      ...berthSource,
      getMany: async (request: Parameters<typeof berthSource.getMany>[0]) => {
        if (isDown) {
          throw new Error('The harbor office does not answer. Reload in a minute.');
        }
        return berthSource.getMany(request);
      },
      deleteOne: () => {
        throw new Error('A ship is at this berth.');
      },
    }),
    [isDown],
  );
  // preview-end

  return (
    <AppProvider>
      <Box component="main" sx={{ p: 2 }}>
        <FormControlLabel
          control={<Switch checked={isDown} onChange={() => setDown(!isDown)} />}
          label="Server is down"
        />
        <List<Berth> dataSource={source} initialPageSize={25} />
      </Box>
    </AppProvider>
  );
}
