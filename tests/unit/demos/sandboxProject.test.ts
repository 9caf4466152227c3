import workspace from '../../../src/demos/package.json';
import { sandboxProject, type SandboxDemo } from '../../../src/demo-projects/sandboxProject';

const demo: SandboxDemo = {
  title: 'Orders <demo>',
  files: [
    {
      path: 'Orders.tsx',
      text: "import { AppProvider } from '@toolpad/core/AppProvider';\nimport { helper } from './helper';\n",
    },
    { path: 'helper.ts', text: "import { useNavigate } from 'react-router';\n" },
  ],
  variant: 'TS',
  styling: 'system',
  fontStylesheets: [],
};

test('TypeScript: every file that a project needs', () => {
  const { files, main } = sandboxProject(demo);
  expect(Object.keys(files).sort()).toEqual([
    'index.html',
    'package.json',
    'src/Orders.tsx',
    'src/helper.ts',
    'src/main.tsx',
    'tsconfig.json',
    'vite.config.ts',
  ]);
  expect(main).toBe('src/Orders.tsx');
  expect(files['src/main.tsx']).toContain("import Orders from './Orders';");
  expect(files['index.html']).toContain('src="/src/main.tsx"');
  expect(files['index.html']).toContain('<title>Orders demo></title>');
});

test('JavaScript: no TypeScript anywhere', () => {
  const { files, dependencies } = sandboxProject({
    ...demo,
    files: [{ path: 'Orders.jsx', text: '' }],
    variant: 'JS',
  });
  expect(Object.keys(files).filter((path) => /\.tsx?$|tsconfig/.test(path))).toEqual([]);
  expect(Object.keys(dependencies).filter((name) => /typescript|@types/.test(name))).toEqual([]);
  expect(files['src/main.jsx']).toContain("document.getElementById('root'))");
});

test('versions are exact, those of the workspace, and only of what is used', () => {
  const { dependencies } = sandboxProject(demo);
  expect(dependencies).toMatchObject({
    '@toolpad/core': '0.13.0',
    'react-router': workspace.dependencies['react-router'],
    '@mui/x-data-grid-pro': `npm:@mui/x-data-grid@${workspace.dependencies['@mui/x-data-grid']}`,
  });
  const loose = Object.values(dependencies).filter((version) => /[\^~*]|latest/.test(version));
  expect(loose).toEqual([]);
  expect(dependencies).not.toHaveProperty('next');
  expect(dependencies).not.toHaveProperty('tailwindcss');
});

test('a demo without a provider gets a theme, one with a provider does not', () => {
  const bare = { ...demo, files: [{ path: 'Orders.tsx', text: '' }] };
  expect(sandboxProject(bare).files['src/main.tsx']).toContain('<ThemeProvider theme={theme}>');
  expect(sandboxProject(demo).files['src/main.tsx']).not.toContain('ThemeProvider');
});

test('Tailwind CSS: its plugin, its styles, and Material UI in a layer below', () => {
  const { files, dependencies } = sandboxProject({ ...demo, styling: 'tailwind' });
  expect(files['vite.config.ts']).toContain('tailwindcss()');
  expect(files['src/index.css']).toContain("@import 'tailwindcss'");
  expect(files['src/main.tsx']).toContain('<StyledEngineProvider enableCssLayer>');
  expect(dependencies).toHaveProperty('@tailwindcss/vite');
});

test('every project can build the CRUD views with Material UI 7', () => {
  expect(sandboxProject(demo).files['vite.config.ts']).toContain(
    "alias: { '@mui/material/Grid2': '@mui/material/Grid' }",
  );
});

test('font stylesheets stand in the page’s head', () => {
  const fontStylesheets = ['css2?family=Lora&display=swap'];
  expect(sandboxProject({ ...demo, fontStylesheets }).files['index.html']).toContain(
    '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Lora&amp;display=swap" />',
  );
});

test('a package without a version stops with the file to change', () => {
  const files = [{ path: 'A.tsx', text: "import x from 'left-pad';\n" }];
  expect(() => sandboxProject({ ...demo, files })).toThrow(
    'src/demos/package.json:1:1  no version of "left-pad" -> add its exact version',
  );
});
