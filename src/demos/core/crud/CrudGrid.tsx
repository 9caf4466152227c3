import Box from '@mui/material/Box';
import { AppProvider } from '@toolpad/core/AppProvider';
import { List, type ListSlotProps } from '@toolpad/core/Crud';
import { berthSource, type Berth } from './berths';

// preview-start
const slotProps: ListSlotProps = {
  dataGrid: {
    density: 'compact',
    pageSizeOptions: [5, 10, 25],
    disableColumnMenu: true,
    initialState: { columns: { columnVisibilityModel: { id: false } } },
    slotProps: { toolbar: { csvOptions: { fileName: 'berths' } } },
    sx: { '& .MuiDataGrid-columnHeader': { backgroundColor: 'action.hover' } },
  },
};
// preview-end

export default function CrudGrid() {
  return (
    <AppProvider>
      <Box component="main" sx={{ p: 2 }}>
        <List<Berth> dataSource={berthSource} initialPageSize={5} slotProps={slotProps} />
      </Box>
    </AppProvider>
  );
}
