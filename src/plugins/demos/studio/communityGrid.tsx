import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import type { ReactNode } from 'react';

export * from '@mui/x-data-grid';

/**
 * Stands in for the grid that Studio brings. What that one can do beyond the free grid needs a
 * licence that this site does not hand out; on Studio's free plan most of it is switched off anyway.
 * Pages of rows are switched off too, as Studio shows all rows below each other.
 */
export function DataGridPremium({
  disableAggregation: _aggregation,
  disableRowGrouping: _grouping,
  disableColumnPinning: _pinning,
  initialState,
  ...props
}: DataGridProps & {
  readonly disableAggregation?: boolean;
  readonly disableRowGrouping?: boolean;
  readonly disableColumnPinning?: boolean;
}): ReactNode {
  return (
    <DataGrid {...props} initialState={{ columns: initialState?.columns }} hideFooterPagination />
  );
}
