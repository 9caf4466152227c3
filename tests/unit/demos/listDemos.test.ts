import { demoAddress, listDemos } from '../../../src/demo-projects/listDemos';

test('demos are PascalCase modules in the folder of a topic; everything else is not', () => {
  const names = listDemos([
    'src/demos/core/account/AccountBasic.tsx',
    'src/demos/core/account/session.ts',
    'src/demos/core/account/sessionList.tsx',
    'src/demos/core/Loose.tsx',
    'src/demos/package.json',
    'src/demos/core/account/Old.tsx.txt',
    'src/demos/core/account/AccountBasic.sass.tsx',
    'src/demos/.cache/a/b/Cached.tsx',
    'src/components/core/account/Other.tsx',
  ]).map(({ name }) => name);
  expect(names).toEqual(['core/account/AccountBasic']);
});

test('demos are in the order of their names', () => {
  const paths = ['b/B', 'a/C', 'a/A', 'c/A'].map((name) => `src/demos/core/${name}.tsx`);
  expect(listDemos(paths).map(({ name }) => name)).toEqual([
    ...['core/a/A', 'core/a/C', 'core/b/B', 'core/c/A'],
  ]);
});

test('stylings of one demo are one listing', () => {
  const folder = 'src/demos/core/dashboard-layout/Branding';
  expect(listDemos([`${folder}.tailwind.tsx`, `${folder}.tsx`, `${folder}.css.tsx`])).toEqual([
    {
      name: 'core/dashboard-layout/Branding',
      address: 'core/dashboard-layout/branding',
      modules: {
        tailwind: `${folder}.tailwind.tsx`,
        system: `${folder}.tsx`,
        css: `${folder}.css.tsx`,
      },
    },
  ]);
});

test.each([
  ['core/account/AccountBasic', 'core/account/account-basic'],
  ['core/crud/CRUDCache', 'core/crud/crud-cache'],
  ['core/page-container/With2Columns', 'core/page-container/with2-columns'],
])('the address of %s is %s', (name, address) => {
  expect(demoAddress(name)).toBe(address);
});
