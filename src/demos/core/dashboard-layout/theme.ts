import { createTheme } from '@mui/material/styles';

/** The sidebar of a demo counts as that of a wide window from 640 pixels, instead of 900. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  breakpoints: { values: { xs: 0, sm: 600, md: 640, lg: 1200, xl: 1536 } },
});
