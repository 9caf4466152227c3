/**
 * Toolpad Core 0.13.0 imports `@mui/material/Grid2` for its CRUD views. Material UI 7 has the same
 * component under the name `Grid`, and nothing under the old one.
 */
export const grid2Alias = {
  find: '@mui/material/Grid2',
  replacement: '@mui/material/Grid',
} as const;
