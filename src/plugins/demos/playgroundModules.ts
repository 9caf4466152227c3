import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { importedModules } from '../../demo-projects/importedModules';
import { projectDemos, readText } from '../../demo-projects/projectFiles';
import { sourcesOf } from '../../demo-projects/sourcesOf';
import type { VitePlugin } from './vite';

const ID = 'virtual:playground-modules';
const GROUP = 'virtual:playground-group/';

/** How the bundler knows modules that are on no disk. */
const PREFIX = '\0virtual:playground-';

const requireFromDemos = createRequire(path.resolve(__dirname, '../../demos/package.json'));

/** Entries of Toolpad Core that run in a browser without a framework. */
const TOOLPAD = [
  'Account',
  'AppProvider',
  'DashboardLayout',
  'PageContainer',
  'SignInPage',
  'useActivePage',
  'useDialogs',
  'useLocalStorageState',
  'useNotifications',
  'useSession',
  'useSessionStorageState',
].map((entry) => `@toolpad/core/${entry}`);

const PICKERS = [
  'AdapterDayjs',
  'DateCalendar',
  'DatePicker',
  'DateTimePicker',
  'LocalizationProvider',
  'TimePicker',
].map((entry) => `@mui/x-date-pickers/${entry}`);

/** Folders of Material UI that code imports; those of Pigment need a package that nobody has. */
function isEntry(name: string): boolean {
  return /^(?:[A-Z]|use[A-Z]|styles$|colors$)/.test(name) && !name.startsWith('Pigment');
}

/** Material UI's entries: its components, hooks, styles, and colours. */
function materialEntries(): string[] {
  const folder = path.dirname(requireFromDemos.resolve('@mui/material/package.json'));
  const entries = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isEntry(entry.name))
    .map(({ name }) => `@mui/material/${name}`);
  return ['@mui/material', ...entries];
}

/** Everything from packages that a demo imports today, so that every demo can be edited. */
function demoImports(): string[] {
  const specifiers = projectDemos()
    .flatMap((demo) => sourcesOf(demo, readText))
    .flatMap((source) => importedModules(source))
    .map(({ specifier }) => specifier)
    .filter(
      (specifier) => !/^[./]/.test(specifier) && !specifier.startsWith('@toolpad/core/nextjs'),
    );
  return [...new Set(specifiers)].sort();
}

/** Modules by the part of the bundle that is loaded when one of them is wanted. */
export function playgroundGroups(): Readonly<Record<string, readonly string[]>> {
  const groups: Record<string, string[]> = {
    material: materialEntries(),
    toolpad: TOOLPAD,
    crud: ['@toolpad/core/Crud', '@mui/x-data-grid', ...PICKERS, 'dayjs'],
    router: ['react-router', '@toolpad/core/react-router'],
  };
  const grouped = new Set(Object.values(groups).flat());
  const others = demoImports().filter((specifier) => !grouped.has(specifier));
  const isIcon = (specifier: string) => specifier.startsWith('@mui/icons-material');
  groups.icons = others.filter(isIcon);
  groups.others = others.filter(
    (specifier) => !isIcon(specifier) && !/^react(?:-dom)?(?:\/|$)/.test(specifier),
  );
  return groups;
}

function groupModule(specifiers: readonly string[]): string {
  const imports = specifiers.map(
    (specifier, index) => `import * as m${index} from ${JSON.stringify(specifier)};`,
  );
  const entries = specifiers.map((specifier, index) => `${JSON.stringify(specifier)}: m${index}`);
  return `${imports.join('\n')}\nexport const modules = { ${entries.join(', ')} };`;
}

/**
 * Gives the playground the module `virtual:playground-modules`: for each module that edited code may
 * import, which part of the bundle has it, and how to load that part.
 */
export function playgroundModules(): VitePlugin {
  return {
    name: 'playground-modules',
    resolveId: (id) => (id === ID || id.startsWith(GROUP) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const groups = playgroundGroups();
      if (id === `\0${ID}`) {
        const loaders = Object.keys(groups).map(
          (group) => `${group}: () => import(${JSON.stringify(GROUP + group)})`,
        );
        const groupOf = Object.entries(groups).flatMap(([group, specifiers]) =>
          specifiers.map((specifier) => [specifier, group]),
        );
        return [
          `export const loaders = { ${loaders.join(', ')} };`,
          `export const groupOf = ${JSON.stringify(Object.fromEntries(groupOf))};`,
        ].join('\n');
      }
      return groupModule(groups[id.slice(GROUP.length + 1)] ?? []);
    },
  };
}
