import plainOrder from '@site/src/plugins/page-weight/plainOrder.cjs';
import { runInNewContext } from 'node:vm';

/** As Docusaurus has it, once for names of properties and once for paths. */
const byName = 'entries.sort((a, b) => a[0].localeCompare(b[0]))';
const byPath = 'entries.sort((a, b) => b[1].path.localeCompare(a[1].path))';

function sorted(source: string, entries: unknown[]): [string][] {
  return runInNewContext(plainOrder(source), { entries }) as [string][];
}

test('names are in the order of their characters', () => {
  const entries = [['b'], ['a'], ['c'], ['a']];
  expect(sorted(byName, entries)).toEqual([['a'], ['a'], ['b'], ['c']]);
});

test('a path comes before those that it begins with', () => {
  const entries = ['/', '/core', '/core/api', '/studio'].map((path) => [path, { path }]);
  expect(sorted(byPath, entries).map(([path]) => path)).toEqual([
    '/studio',
    '/core/api',
    '/core',
    '/',
  ]);
});

test('a module that has changed stops the build', () => {
  expect(() => plainOrder('entries.sort()')).toThrow(/-> take the module out/);
});
