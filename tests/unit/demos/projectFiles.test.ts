import { sandboxProject, type SandboxDemo } from '@site/src/demo-projects/sandboxProject';
import { isFullBleed } from '@site/src/demo-projects/importTraits';

const demo: SandboxDemo = {
  title: 'Orders',
  files: [{ path: 'Orders.v2.tsx', text: '' }],
  variant: 'TS',
  styling: 'system',
  fontStylesheets: [],
};

/** A project's files, for a demo with a theme of its own or without. */
function filesOf({ hasTheme = false, ...others }: Partial<SandboxDemo> & { hasTheme?: boolean }) {
  const text = hasTheme ? "import { AppProvider } from '@toolpad/core/AppProvider';\n" : '';
  return sandboxProject({ ...demo, files: [{ path: 'Orders.tsx', text }], ...others }).files;
}

describe('the entry', () => {
  test('shows a demo in a theme that knows both modes', () => {
    expect(filesOf({})['src/main.tsx']).toBe(`import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Orders from './Orders';

const theme = createTheme({ cssVariables: true, colorSchemes: { dark: true } });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <Orders />
    </ThemeProvider>
  </StrictMode>,
);
`);
  });

  test('shows one that brings its theme as it is', () => {
    expect(filesOf({ hasTheme: true, variant: 'JS' })['src/main.jsx'])
      .toBe(`import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Orders from './Orders';

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Orders />
  </StrictMode>,
);
`);
  });

  test('puts the styles of Material UI into a layer where Tailwind CSS is used', () => {
    expect(filesOf({ hasTheme: true, styling: 'tailwind' })['src/main.tsx'])
      .toBe(`import GlobalStyles from '@mui/material/GlobalStyles';
import { StyledEngineProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Orders from './Orders';
import './index.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <StyledEngineProvider enableCssLayer>
      <GlobalStyles styles="@layer theme, base, mui, components, utilities;" />
      <Orders />
    </StyledEngineProvider>
  </StrictMode>,
);
`);
    expect(filesOf({ styling: 'tailwind' })['src/main.tsx']).toContain(
      "import { createTheme, StyledEngineProvider, ThemeProvider } from '@mui/material/styles';",
    );
  });
});

test('Vite builds with the plugins that the styling needs', () => {
  expect(filesOf({ styling: 'css', variant: 'JS' })['vite.config.js'])
    .toBe(`import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: {
    // The CRUD views of @toolpad/core 0.13.0 ask for Grid2, which Material UI 7 calls Grid.
    alias: { '@mui/material/Grid2': '@mui/material/Grid' },
  },
});
`);
  expect(filesOf({ styling: 'tailwind' })['vite.config.ts']).toMatch(
    /^import tailwindcss from '@tailwindcss\/vite';\nimport react[^]*plugins: \[react\(\), tailwindcss\(\)\],/,
  );
});

test('the page is one of HTML, for phones too', () => {
  expect(filesOf({ title: 'A & <b>' })['index.html']).toBe(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A  b></title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`);
});

test('the package is private, has the commands of Vite, and lists packages in order', () => {
  const text = filesOf({})['package.json'] ?? '';
  const content = JSON.parse(text) as Record<string, object>;
  expect(text).toBe(`${JSON.stringify(content, null, 2)}\n`);
  expect(content).toMatchObject({
    name: 'toolpad-demo',
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
  });
  for (const list of [content.dependencies ?? {}, content.devDependencies ?? {}]) {
    expect(Object.keys(list)).toEqual(Object.keys(list).sort());
  }
  // What Toolpad Core and Material UI ask of every project.
  expect(Object.keys(content.dependencies ?? {})).toEqual(
    expect.arrayContaining([
      ...['@emotion/react', '@emotion/styled', '@mui/icons-material', '@mui/material', 'react'],
      ...['@mui/x-data-grid', '@mui/x-data-grid-premium', '@mui/x-data-grid-pro', 'react-dom'],
      ...['@mui/x-date-pickers', '@toolpad/core', 'dayjs'],
    ]),
  );
  expect(content.devDependencies).toMatchObject({
    '@types/react': expect.any(String),
    '@types/react-dom': expect.any(String),
    typescript: expect.any(String),
  });
});

test('only Tailwind CSS has styles of the project, and a name keeps its dots', () => {
  expect(filesOf({ styling: 'css' })).not.toHaveProperty(['src/index.css']);
  expect(filesOf({ styling: 'css' })['vite.config.ts']).not.toContain('tailwind');
  expect(sandboxProject(demo).files['src/main.tsx']).toContain("from './Orders.v2';");
  expect(() => sandboxProject({ ...demo, files: [] })).toThrow(
    'a project needs the module of its demo',
  );
});

test.each(['react-router', 'nextjs', 'AppProvider'])(
  'a demo in the provider of %s brings its theme',
  (entry) => {
    const text = `import { AppProvider } from '@toolpad/core/${entry}';\n`;
    const files = [
      { path: 'Orders.tsx', text: '' },
      { path: 'provider.tsx', text },
    ];
    expect(sandboxProject({ ...demo, files }).files['src/main.tsx']).not.toContain('createTheme');
  },
);

test('a demo that resets the styles of the page brings its theme', () => {
  const text = "import CssBaseline from '@mui/material/CssBaseline';\n";
  const files = [{ path: 'Orders.tsx', text }];
  expect(sandboxProject({ ...demo, files }).files['src/main.tsx']).not.toContain('createTheme');
});

test('pages and layouts fill the frame, what stands on them does not', () => {
  const importing = (entry: string) => [`import { X } from '@toolpad/core/${entry}';\n`, ''];
  for (const entry of ['DashboardLayout', 'PageContainer', 'SignInPage', 'Crud']) {
    expect(isFullBleed(importing(entry))).toBe(true);
  }
  expect(isFullBleed(importing('Account'))).toBe(false);
  expect(isFullBleed([])).toBe(false);
});
