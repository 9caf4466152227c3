interface MainModuleOptions {
  /** Name of the demo's module without extension. */
  readonly component: string;
  readonly isTypeScript: boolean;
  readonly needsTheme: boolean;
  readonly hasTailwind: boolean;
}

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** The demo in everything that it needs around it, as lines of JSX. */
function elementOf({ component, needsTheme, hasTailwind }: MainModuleOptions): string[] {
  let lines = [`<${component} />`];
  if (needsTheme) {
    lines = [
      '<ThemeProvider theme={theme}>',
      ...indent(['<CssBaseline enableColorScheme />', ...lines]),
      '</ThemeProvider>',
    ];
  }
  if (hasTailwind) {
    lines = [
      '<StyledEngineProvider enableCssLayer>',
      ...indent([
        '<GlobalStyles styles="@layer theme, base, mui, components, utilities;" />',
        ...lines,
      ]),
      '</StyledEngineProvider>',
    ];
  }
  return ['<StrictMode>', ...indent(lines), '</StrictMode>'];
}

function importsOf({ component, needsTheme, hasTailwind }: MainModuleOptions): string[] {
  const fromStyles = [
    ...(needsTheme ? ['createTheme'] : []),
    ...(hasTailwind ? ['StyledEngineProvider'] : []),
    ...(needsTheme ? ['ThemeProvider'] : []),
  ];
  return [
    ...(needsTheme ? ["import CssBaseline from '@mui/material/CssBaseline';"] : []),
    ...(hasTailwind ? ["import GlobalStyles from '@mui/material/GlobalStyles';"] : []),
    ...(fromStyles.length > 0
      ? [`import { ${fromStyles.join(', ')} } from '@mui/material/styles';`]
      : []),
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    `import ${component} from './${component}';`,
    ...(hasTailwind ? ["import './index.css';"] : []),
  ];
}

/** Text of a project's entry. */
export function mainModule(options: MainModuleOptions): string {
  const assertion = options.isTypeScript ? '!' : '';
  return `${[
    ...importsOf(options),
    '',
    ...(options.needsTheme
      ? ['const theme = createTheme({ cssVariables: true, colorSchemes: { dark: true } });', '']
      : []),
    `createRoot(document.getElementById('root')${assertion}).render(`,
    ...indent(elementOf(options)).map((line, index, lines) =>
      index === lines.length - 1 ? `${line},` : line,
    ),
    ');',
  ].join('\n')}\n`;
}
