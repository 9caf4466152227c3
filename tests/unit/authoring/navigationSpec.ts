import { readNavigationSource, type EntrySource } from '@site/src/authoring/navigationSource';

/** A navigation spec whose groups hold pages, labels, a list of another file, and a constant. */
export const spec: Readonly<Record<string, string>> = {
  'src/navigation/core.ts': `import { hookPages } from './hooks';

const support = { pathname: '/core/start/support', title: 'Help' };

export const coreNavigation = [
  {
    pathname: '/core/start',
    title: 'Start',
    children: [
      { pathname: '/core/start/overview', title: 'Overview' },
      support,
    ],
  },
  {
    pathname: '/core/parts',
    title: 'Parts',
    children: [
      { pathname: '/core/parts/account', newFeature: true },
      {
        pathname: '/core/parts/layouts',
        subheader: 'Layouts',
        children: [
          { pathname: '/core/parts/page', title: 'Page container' },
          { pathname: '/core/parts/page/api' },
        ],
      },
    ],
  },
  { pathname: '/core/hooks', title: 'Hooks', children: [...hookPages] },
  { pathname: '/core/single', title: 'Single', children: [{ pathname: '/core/single/only' }] },
  { pathname: '/core/empty', title: 'Empty', children: [] },
];
`,
  'src/navigation/hooks.ts': `export const hookPages = [
  { pathname: '/core/hooks/use-a', title: 'useA' },
  { pathname: '/core/hooks/use-b', title: 'useB' },
];
`,
};

/** Entries of the spec of Toolpad Core, as it is written in these files. */
export function readSpec(files: Readonly<Record<string, string>> = spec): EntrySource[] {
  return readNavigationSource((file) => files[file], 'core');
}

/** Lines that come and go, with the space around them taken off. */
export function changedLines(before: string, after: string): { gone: string[]; come: string[] } {
  const [old, fresh] = [before, after].map((text) => text.split('\n').map((line) => line.trim()));
  return {
    gone: (old ?? []).filter((line) => line !== '' && !fresh?.includes(line)),
    come: (fresh ?? []).filter((line) => line !== '' && !old?.includes(line)),
  };
}
