import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { AppProvider } from '@toolpad/core/AppProvider';
import { CrudProvider, DataSourceCache, List } from '@toolpad/core/Crud';
import { useMemo, useState } from 'react';
import { berthSource, type Berth } from './berths';

// preview-start
const cache = new DataSourceCache({ ttl: 60_000 });
// preview-end

export default function CrudCache() {
  const [isCached, setCached] = useState(true);
  const [visit, setVisit] = useState(1);
  const [requests, setRequests] = useState(0);
  const source = useMemo(
    () => ({
      ...berthSource,
      getMany: (...request: Parameters<typeof berthSource.getMany>) => {
        setRequests((count) => count + 1);
        return berthSource.getMany(...request);
      },
    }),
    [],
  );

  return (
    <AppProvider>
      <Box component="main" sx={{ p: 2 }}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ mb: 1, flexWrap: 'wrap' }}>
          <FormControlLabel
            control={<Switch checked={isCached} onChange={() => setCached(!isCached)} />}
            label="Cache"
          />
          <Button variant="outlined" onClick={() => setVisit(visit + 1)}>
            Open the list again
          </Button>
          <Box role="status" sx={{ alignSelf: 'center' }}>
            Requests: {requests}
          </Box>
        </Stack>
        {/* The key makes a new list, as a change of pages does. */}
        <CrudProvider<Berth> dataSource={source} dataSourceCache={isCached ? cache : null}>
          <List<Berth> key={visit} initialPageSize={25} />
        </CrudProvider>
      </Box>
    </AppProvider>
  );
}
