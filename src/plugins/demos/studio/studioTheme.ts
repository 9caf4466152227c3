import { createTheme, type Theme } from '@mui/material/styles';

const heading = (fontSize: string, fontWeight = 700) => ({ fontSize, fontWeight });

/**
 * The theme that an app has without a theme file, or with one that only names the mode.
 *
 * @param mode as `palette.mode` of the theme file.
 */
export function studioTheme(mode: 'light' | 'dark', direction: 'ltr' | 'rtl'): Theme {
  return createTheme({
    direction,
    palette: { mode },
    typography: {
      h1: heading('3.25rem', 800),
      h2: heading('2.25rem'),
      h3: heading('1.75rem'),
      h4: heading('1.5rem'),
      h5: heading('1.25rem'),
      h6: heading('1.15rem'),
    },
  });
}
