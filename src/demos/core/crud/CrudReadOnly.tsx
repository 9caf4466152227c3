import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AppProvider } from '@toolpad/core/AppProvider';
import { List, Show, type DataModelId, type DataSource } from '@toolpad/core/Crud';
import { useState } from 'react';
import { berthSource, type Berth } from './berths';

// preview-start
const { fields, getMany, getOne } = berthSource;
const readOnly = { fields, getMany, getOne } satisfies DataSource<Berth>;

function Berths() {
  const [id, setId] = useState<DataModelId | null>(null);

  return id === null ? (
    <List<Berth> dataSource={readOnly} initialPageSize={25} onRowClick={setId} />
  ) : (
    <>
      <Button onClick={() => setId(null)}>All berths</Button>
      <Show<Berth> id={id} dataSource={readOnly} />
    </>
  );
}
// preview-end

export default function CrudReadOnly() {
  return (
    <AppProvider>
      <Box component="main" sx={{ p: 2 }}>
        <Berths />
      </Box>
    </AppProvider>
  );
}
