import ts from 'typescript';
import { createEntryLocator } from '@site/src/navigation/locateEntry';

const sources: Readonly<Record<string, string>> = {
  'nav/core.ts': `
import { api as apiPages, lost } from './api';
import { elsewhere } from 'package';

const overview = { pathname: '/core/a' };
const base = { title: 'Base' };
const more = [{ pathname: '/core/b', titel: 'x' }, overview] as const;
const again = again;

export const tree: readonly NavigationPage[] = [
  {
    pathname: '/core/g',
    children: [overview, ...more, ({ pathname: '/core/z' }), ...apiPages, { pathname: '/core/last' }],
  },
  { pathname: '/core/m', children: names.map((n) => ({ pathname: n })) },
  { ...base, pathname: '/core/s' },
  again, lost, elsewhere,
  ...make(),
  { pathname: '/core/after' },
] satisfies readonly NavigationPage[];
`,
  'nav/api.ts': `export const api = [{ pathname: '/core/api/x' }];\n`,
  'nav/function.ts': `export function tree() {}\nexport let list = [];\n`,
  'nav/broken.ts': `export const tree = [{ pathname: '/core/a' `,
};

const locate = createEntryLocator(ts, (file) => sources[file]);

/** The source from the position on, which shows what the position points at. */
function shown({ file, line, column }: { file: string; line: number; column: number }): string {
  const text = sources[file]?.split('\n')[line - 1]?.slice(column - 1) ?? '';
  return text.slice(0, 16);
}

function find(indexPath: number[], field?: string, isFieldName = false): [string, string] {
  const at = { product: 'core', indexPath, field, isFieldName } as const;
  const { definition, use } = locate('nav/core.ts', 'tree', at);
  return [shown(definition), shown(use)];
}

test.each<[string, number[], string, string]>([
  ['an entry in the list', [0], "'/core/g',", '{'],
  ['a constant', [0, 0], "'/core/a' };", 'overview, ...mor'],
  ['a constant in a spread list', [0, 2], "'/core/a' };", 'overview] as con'],
  ['an entry in parentheses', [0, 3], "'/core/z' }), ..", "({ pathname: '/c"],
  ['an entry of another file', [0, 4], "'/core/api/x' }]", "{ pathname: '/co"],
  ['an entry behind spread lists', [0, 5], "'/core/last' }],", "{ pathname: '/co"],
])('%s is found', (_name, indexPath, definition, use) => {
  expect(find(indexPath, 'pathname')).toEqual([definition, use]);
});

test('a field may be pointed at by its name, and come from a spread object', () => {
  expect(find([0, 1], 'titel', true)[0]).toBe("titel: 'x' }, ov");
  expect(find([2], 'title')[0]).toBe("'Base' };");
});

test('a field that is not there is the entry', () => {
  expect(find([0], 'title')[0]).toBe('{');
});

test.each<[string, number[], string]>([
  ['a computed entry', [1, 7], 'names.map((n) =>'],
  ['what stands behind a computed list', [6], '['],
  ['an index that does not exist', [0, 9], '[overview, ...mo'],
  ['a constant of itself', [3], 'again;'],
  ['a constant that the other file lacks', [4], 'lost, elsewhere,'],
  ['a constant of a package', [5], 'elsewhere,'],
  ['the tree', [], '['],
])('%s is the last expression that surely contains it', (_name, indexPath, expected) => {
  expect(find(indexPath, 'pathname')[0]).toBe(expected);
});

test.each(['nav/function.ts', 'nav/nothing.ts'])('without a constant: the top of %s', (file) => {
  const { definition } = locate(file, 'tree', { product: 'core', indexPath: [0] });
  expect(definition).toEqual({ file, line: 1, column: 1 });
});

test('a file that does not parse to its end is searched as far as it goes', () => {
  const at = { product: 'core', indexPath: [0], field: 'pathname' } as const;
  expect(locate('nav/broken.ts', 'tree', at).definition).toEqual({
    file: 'nav/broken.ts',
    line: 1,
    column: 34,
  });
});
