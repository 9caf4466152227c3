import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { AppProvider } from '@toolpad/core/AppProvider';
import { List, type DataField, type ListSlotProps } from '@toolpad/core/Crud';
import { useMemo } from 'react';
import { berthSource, type Berth } from './berths';
import { useMemoryRouter } from './memoryRouter';

const focusRing: ListSlotProps = {
  dataGrid: {
    sx: {
      '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': {
        outline: '2px solid',
        outlineOffset: '-2px',
      },
    },
  },
};

export default function CrudLinks() {
  const router = useMemoryRouter('/berths');
  // preview-start
  const source = useMemo(() => {
    const fields = berthSource.fields.map(
      (field): DataField =>
        field.field === 'name'
          ? {
              ...field,
              renderCell: ({ id, value, tabIndex }) => (
                <Link
                  href={`/berths/${id}`}
                  tabIndex={tabIndex}
                  onClick={(event) => {
                    event.preventDefault();
                    router.navigate(`/berths/${id}`);
                  }}
                >
                  {value}
                </Link>
              ),
            }
          : field,
    );
    return { ...berthSource, fields };
  }, [router]);
  // preview-end

  return (
    <AppProvider router={router}>
      <Box component="main" sx={{ p: 2 }}>
        <List<Berth> dataSource={source} initialPageSize={25} slotProps={focusRing} />
        <Box role="status" sx={{ mt: 1 }}>
          You are at {router.pathname}.
        </Box>
      </Box>
    </AppProvider>
  );
}
