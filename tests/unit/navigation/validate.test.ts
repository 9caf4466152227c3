import fc from 'fast-check';
import { validateNavigation } from '@site/src/navigation/validate';
import { tree } from './tree';

interface Entry {
  pathname: string;
  children?: Entry[];
}

function codes(core: unknown): string[] {
  return validateNavigation({ core }).problems.map(({ code }) => code);
}

test('a good tree has no problems', () => {
  expect(validateNavigation({ core: tree, studio: [] }).problems).toEqual([]);
});

test('problems name the entry by its index path, and both entries of a duplicate', () => {
  const page = (): Entry => ({ pathname: '/core/a/b' });
  const { problems } = validateNavigation({
    core: [{ pathname: '/core/a', children: [page()] }, page()],
  });
  expect(problems).toEqual([
    {
      code: 'nav/duplicate-path',
      message: 'two entries have the path "/core/a/b"',
      fix: 'remove one of the two, or give it a path of its own',
      at: { product: 'core', indexPath: [1], field: 'pathname' },
      other: { product: 'core', indexPath: [0, 0], field: 'pathname' },
    },
  ]);
});

test('duplicates are found over both products', () => {
  const { problems } = validateNavigation({
    core: [{ pathname: '/core/a' }],
    studio: [{ pathname: '/core/a' }],
  });
  expect(problems.map(({ code }) => code)).toContain('nav/duplicate-path');
});

test('API tabs are exempt from the duplicate rule, placeholders are never entries', () => {
  const page = { pathname: '/core/a' };
  const tab = (): Entry => ({ pathname: '/core/a/hooks-api' });
  expect(codes([page, tab(), tab()])).toEqual([]);
  expect(codes([page, { pathname: '/core/a/[docsTab]' }])).toEqual(['nav/reserved-segment']);
  expect(codes([tab()])).toEqual(['nav/reserved-segment']);
});

describe('references', () => {
  test('an entry that contains itself is a cycle, told as a path', () => {
    const a: Entry = { pathname: '/core/a', children: [] };
    const b: Entry = { pathname: '/core/a/b', children: [a] };
    a.children?.push(b);
    const [problem] = validateNavigation({ core: [a] }).problems;
    expect(problem).toMatchObject({
      code: 'nav/cycle',
      message: 'entries contain each other: /core/a > /core/a/b > /core/a',
      at: { indexPath: [0, 0, 0] },
    });
  });

  test('an entry used twice is a duplicate, and its children are not reported again', () => {
    const shared: Entry = { pathname: '/core/s', children: [{ pathname: '/core/s/x' }] };
    const group = (name: string): Entry => ({ pathname: `/core/${name}`, children: [shared] });
    expect(codes([group('a'), group('b')])).toEqual(['nav/duplicate-path']);
  });

  test('a lattice of shared entries takes no exponential time', () => {
    let shared: Entry = { pathname: '/core/leaf' };
    for (let level = 0; level < 60; level += 1) {
      shared = { pathname: `/core/level-${level}`, children: [shared, shared] };
    }
    expect(codes([shared])).toHaveLength(60);
  });
});

test('never throws, whatever a spec exports', () => {
  const field = fc.constantFrom('pathname', 'title', 'subheader', 'children', 'newFeature', 'x');
  const { tree: anyTree } = fc.letrec((tie) => ({
    tree: fc.oneof({ depthSize: 'small' }, fc.anything(), fc.array(tie('entry'))),
    entry: fc.oneof(
      { depthSize: 'small' },
      fc.anything(),
      fc.dictionary(field, fc.oneof(fc.string(), fc.anything(), tie('tree'))),
    ),
  }));
  fc.assert(
    fc.property(anyTree, (core) => {
      expect(Array.isArray(validateNavigation({ core }).problems)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});
