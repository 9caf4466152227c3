import { statusTable } from '@site/src/translations/commands/statusTable';
import type { LanguageStatus } from '@site/src/translations/loadStatus';
import { percent } from '@site/src/translations/percent';

test.each([
  [0, 10, 0],
  [0, 0, 0],
  [5, 0, 0],
  [10, 10, 100],
  [1, 1000, 1],
  [999, 1000, 99],
  [1, 3, 33],
  [2, 3, 67],
])('%s of %s is %s %%', (part, whole, expected) => {
  expect(percent(part, whole)).toBe(expected);
});

const page = (product: string, group: string, state: string, changes = 0) => ({
  page: { product, group },
  state,
  changes: Array.from({ length: changes }, () => ({})),
});

const stray = (file: string, state: string) => ({
  file: `i18n/pt/docusaurus-plugin-content-docs-${file}`,
  state,
});

const status = (language: string, pages: unknown[], strays: unknown[] = []) =>
  ({ language, pages, strays }) as unknown as LanguageStatus;

test('pages are counted by group, in the order of the first of each, and in all', () => {
  const table = statusTable(
    status(
      'pt',
      [
        page('core', 'introduction', 'current'),
        page('core', 'components', 'behind', 2),
        page('core', 'components', 'behind', 1),
        page('core', 'introduction', 'missing'),
        page('studio', '', 'unstamped'),
      ],
      [
        stray('core/current/introduction/old.mdx', 'orphaned'),
        stray('core/current/introduction/x.mdx', 'misplaced'),
        stray('core/current/gone/a.mdx', 'orphaned'),
        stray('studio/current/old.mdx', 'orphaned'),
      ],
    ),
  );
  expect(table.split('\n').map((line) => line.replace(/ {2,}/g, ' | '))).toEqual([
    expect.stringMatching(/^pt \| Português/),
    ' | pages | current | behind | missing unstamped | orphaned misplaced',
    'core/introduction | 2 | 1 | 0 | 1 | 0 | 1',
    'core/components | 2 | 0 | 2 (3) | 0 | 0 | 0',
    'studio | 1 | 0 | 0 | 0 | 1 | 1',
    'total | 5 | 1 | 2 (3) | 1 | 1 | 3 | 1',
    ' | 20 % | 40 % | 20 % | 20 %',
  ]);
});

test('columns stand below their names, and fit into 100 characters', () => {
  const [, head = '', total = '', shares = ''] = statusTable(status('xx', [])).split('\n');
  expect(head.length).toBe(95);
  expect(total).toHaveLength(95);
  for (const name of ['pages', 'current', 'behind']) {
    const end = head.indexOf(name) + name.length;
    expect(total.slice(0, end)).toMatch(/ 0$/);
  }
  expect(shares.trim()).toBe('0 %       0 %       0 %       0 %');
});

test('a language without a name of its own has none', () => {
  expect(statusTable(status('xx', [])).split('\n')[0]).toBe('xx');
});
