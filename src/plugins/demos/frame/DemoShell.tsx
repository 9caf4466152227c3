import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { createTheme, StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { useEffect, type ReactNode } from 'react';
import { modeStorageKey } from './applyPageState';
import { Mirrored } from './Mirrored';

/** Theme of demos that bring none: the one that Toolpad Core's provider has by default. */
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { dark: true },
});

interface DemoShellProps {
  readonly needsTheme: boolean;
  /** Puts Material UI's styles into a layer below Tailwind's utilities. */
  readonly layered: boolean;
  readonly dir: 'ltr' | 'rtl';
  /** Called when the demo stands in the page. */
  readonly onReady: () => void;
  readonly children: ReactNode;
}

function Ready({ onReady }: Pick<DemoShellProps, 'onReady'>): ReactNode {
  useEffect(onReady, [onReady]);
  return null;
}

/** What a project that uses the demo would have around it. */
export function DemoShell({
  needsTheme,
  layered,
  dir,
  onReady,
  children,
}: DemoShellProps): ReactNode {
  const demo = (
    <>
      {children}
      <Ready onReady={onReady} />
    </>
  );
  const themed = needsTheme ? (
    <ThemeProvider theme={theme} modeStorageKey={modeStorageKey}>
      <CssBaseline enableColorScheme />
      {demo}
    </ThemeProvider>
  ) : (
    demo
  );
  if (!layered) {
    return <Mirrored dir={dir}>{themed}</Mirrored>;
  }
  return (
    <StyledEngineProvider enableCssLayer>
      <GlobalStyles styles="@layer theme, base, mui, components, utilities;" />
      {themed}
    </StyledEngineProvider>
  );
}
