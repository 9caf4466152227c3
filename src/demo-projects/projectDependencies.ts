import workspace from '../demos/package.json';

const versions: Readonly<Record<string, string>> = {
  ...workspace.dependencies,
  ...workspace.devDependencies,
};

/** What every project needs: React, Toolpad Core, and what Toolpad Core asks of projects. */
const ALWAYS = [
  '@emotion/react',
  '@emotion/styled',
  '@mui/icons-material',
  '@mui/material',
  '@mui/x-data-grid',
  '@mui/x-date-pickers',
  '@toolpad/core',
  'dayjs',
  'react',
  'react-dom',
];

/**
 * Toolpad Core 0.13.0 also asks for the two commercial grids, for their types alone. The free one
 * under their names is enough, and installs without a licence.
 */
const GRID_ALIASES = ['@mui/x-data-grid-premium', '@mui/x-data-grid-pro'];

function versionOf(name: string): string {
  const version = versions[name];
  if (!version) {
    const fix = `add its exact version to the dependencies of src/demos/package.json`;
    throw new Error(`src/demos/package.json:1:1  no version of "${name}" -> ${fix}`);
  }
  return version;
}

function sorted(entries: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Exact versions of the packages that a project needs to run.
 *
 * @param imported packages that the demo imports.
 * @throws for a package without a version.
 */
export function dependenciesOf(imported: ReadonlySet<string>): Record<string, string> {
  const names = new Set([...ALWAYS, ...imported]);
  return sorted([
    ...[...names].map((name) => [name, versionOf(name)] as const),
    ...GRID_ALIASES.map(
      (name) => [name, `npm:@mui/x-data-grid@${versionOf('@mui/x-data-grid')}`] as const,
    ),
  ]);
}

/** Exact versions of the packages that a project needs to be built. */
export function devDependenciesOf({
  isTypeScript,
  hasTailwind,
}: {
  readonly isTypeScript: boolean;
  readonly hasTailwind: boolean;
}): Record<string, string> {
  const names = [
    '@vitejs/plugin-react',
    'vite',
    ...(isTypeScript ? ['@types/react', '@types/react-dom', 'typescript'] : []),
    ...(hasTailwind ? ['@tailwindcss/vite', 'tailwindcss'] : []),
  ];
  return sorted(names.map((name) => [name, versionOf(name)] as const));
}
