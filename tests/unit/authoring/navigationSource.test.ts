import {
  allEntries,
  labelOf,
  positionOf,
  readNavigationSource,
  trailOf,
} from '@site/src/authoring/navigationSource';
import { readSpec, spec } from './navigationSpec';

const find = (pathname: string) => {
  const entry = allEntries(readSpec()).find((candidate) => candidate.pathname === pathname);
  if (!entry) throw new Error(`${pathname} is not in the spec`);
  return entry;
};

test('entries are read in order, through constants and lists of other files', () => {
  expect(allEntries(readSpec()).map(({ pathname }) => pathname)).toEqual([
    ...['/core/start', '/core/start/overview', '/core/start/support'],
    ...['/core/parts', '/core/parts/account', '/core/parts/layouts'],
    ...['/core/parts/page', '/core/parts/page/api'],
    ...['/core/hooks', '/core/hooks/use-a', '/core/hooks/use-b'],
    ...['/core/single', '/core/single/only', '/core/empty'],
  ]);
});

test('an entry has its label, its groups, and its children, which a page has not', () => {
  expect(labelOf(find('/core/start/support'))).toBe('Help');
  expect(labelOf(find('/core/parts/layouts'))).toBe('Layouts');
  expect(labelOf(find('/core/parts/account'))).toBe('Account');
  expect(trailOf(find('/core/parts/page')).map(labelOf)).toEqual(['Parts', 'Layouts']);
  expect(trailOf(find('/core/parts'))).toEqual([]);
  expect(find('/core/parts/page').children).toBeUndefined();
  expect(find('/core/empty').children?.entries).toEqual([]);
});

test('a place is told as editors count, and in the file that has it', () => {
  expect(positionOf(find('/core/parts/page').pathnameNode)).toEqual({
    file: 'src/navigation/core.ts',
    line: 23,
    column: 23,
  });
  expect(positionOf(find('/core/hooks/use-b').element)).toMatchObject({
    file: 'src/navigation/hooks.ts',
    line: 3,
  });
});

describe('what is computed is left out', () => {
  const pathnames = (list: string) =>
    allEntries(
      readSpec({ 'src/navigation/core.ts': `export const coreNavigation = ${list};` }),
    ).map(({ pathname }) => pathname);

  test.each([
    ['a call', `[page('/core/a'), { pathname: '/core/b' }]`, ['/core/b']],
    ['a path of a call', `[{ pathname: pathOf('a') }, { pathname: '/core/b' }]`, ['/core/b']],
    ['an entry without a path', `[{ title: 'A' }, { pathname: '/core/b' }]`, ['/core/b']],
    ['a spread call', `[...pages(), { pathname: '/core/b' }]`, ['/core/b']],
    ['children of a call', `[{ pathname: '/core/a', children: pages() }]`, ['/core/a']],
    ['a method', `[{ pathname() {}, pathname: '/core/a' }]`, ['/core/a']],
    ['a name in brackets', `[{ ['pathname']: '/core/x', pathname: '/core/a' }]`, ['/core/a']],
    ['a spec that is a call', 'pages()', []],
  ])('%s', (_, list, expected) => {
    expect(pathnames(list)).toEqual(expected);
  });

  test('and so is a product without a spec', () => {
    expect(readNavigationSource((file) => spec[file], 'studio')).toEqual([]);
  });
});
