import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: { palette: { primary: { main: '#0f5f73' } } },
    dark: { palette: { primary: { main: '#8ad4e6' } } },
  },
  typography: { fontFamily: "'Lora', Georgia, serif" },
});
