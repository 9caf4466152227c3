import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { List, type DataSource } from '@toolpad/core/Crud';
import { useMemo, useState } from 'react';
import { berthSource, type Berth } from './berths';

type Request = Parameters<NonNullable<DataSource<Berth>['getMany']>>[0];

// preview-start
function toQuery({ paginationModel, sortModel, filterModel }: Request): string {
  const query = new URLSearchParams({
    page: String(paginationModel.page),
    size: String(paginationModel.pageSize),
  });
  for (const { field, sort } of sortModel) {
    query.append('sort', `${field}:${sort}`);
  }
  for (const { field, operator, value } of filterModel.items) {
    query.append('filter', `${field}:${operator}:${value ?? ''}`);
  }
  return query.toString();
}
// preview-end

export default function CrudRequests() {
  const [query, setQuery] = useState('');
  const source = useMemo(
    () => ({
      ...berthSource,
      getMany: (request: Request) => {
        setQuery(toQuery(request));
        return berthSource.getMany(request);
      },
    }),
    [],
  );

  return (
    <AppProvider>
      <Box component="main" sx={{ p: 2 }}>
        <Typography role="status" sx={{ mb: 1, fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          GET /api/berths?{decodeURIComponent(query)}
        </Typography>
        <List<Berth>
          dataSource={source}
          initialPageSize={5}
          slotProps={{ dataGrid: { pageSizeOptions: [5, 25] } }}
        />
      </Box>
    </AppProvider>
  );
}
