import { describeType } from '@site/src/navigation/rules/describeType';
import { nearest } from '@site/src/navigation/rules/nearest';
import { spelling } from '@site/src/navigation/rules/pathnames';
import { validateNavigation } from '@site/src/navigation/validate';

/** Problems of a tree of Core: `index path[field]  code  message -> fix`. */
function told(...core: readonly unknown[]): string[] {
  return validateNavigation({ core }).problems.map(({ code, message, fix, at }) => {
    const field = at.field === undefined ? '' : ` ${at.isFieldName ? 'name of ' : ''}${at.field}`;
    return `${at.indexPath.join('.')}${field}  ${code}  ${message} -> ${fix}`;
  });
}

const page = (name: string) => ({ pathname: `/core/${name}` });
const group = (name: string, ...children: readonly unknown[]) => ({ ...page(name), children });

test.each([
  ['', 'an empty string'],
  [' "', 'the string " \\""'],
  [0, 'the number 0'],
  [true, 'the boolean true'],
  [new Date(0), 'a date'],
  [[], 'a list'],
  [null, 'null'],
  [undefined, 'undefined'],
  [{}, 'an object'],
  [() => 1, 'a function'],
  [Symbol('a'), 'a symbol'],
])('%p is called %s', (value, expected) => {
  expect(describeType(value)).toBe(expected);
});

test.each([
  ['titel', ['pathname', 'title'], 'title'],
  ['TITLE', ['title'], 'title'],
  ['ab', ['abc', 'abd'], 'abc'],
  ['abe', ['xbe', 'abe'], 'abe'],
  ['ac', ['abc'], 'abc'],
  ['c', ['abc'], undefined],
  ['bcde', ['abcd'], 'abcd'],
  ['cdef', ['abcd'], undefined],
  ['abcdefxxxx', ['abcdefghij'], 'abcdefghij'],
  ['abcdexxxxx', ['abcdefghij'], undefined],
  ['anything', [], undefined],
])('%s among %j means %s', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected);
});

describe('a pathname', () => {
  const sound = ['/core/a', '/core/a/b-c', '/core/3d/x2'];
  test.each(sound)('%s is one', (pathname) => {
    expect(told({ pathname, title: 'A' })).toEqual([]);
  });

  test.each([
    ['core/a', 'does not start with a slash -> write "/core/a"'],
    ['/core/a#b', 'has a hash -> write "/core/a"'],
    ['/core/a?b', 'has a query -> write "/core/a"'],
    ['/core//a', 'has a doubled slash -> write "/core/a"'],
    ['/core/./a', 'has a "." or ".." segment -> write "/core/a"'],
    ['/core/a/..', 'has a "." or ".." segment -> write "/core/a"'],
    ['/core/a/', 'ends in a slash -> write "/core/a"'],
    ['/toolpad/core/a', 'contains the base path -> write "/core/a"'],
    ['/toolpad', 'contains the base path -> write "/"'],
    ['/core/Abc', 'has capitals -> write "/core/abc"'],
    ['/core', "is the product's own start page -> remove the entry"],
    [
      '/core/a_b',
      'has the segment "a_b" -> use lower-case letters and digits, words joined by single hyphens',
    ],
    [
      '/core/a/...',
      'has the segment "..." -> use lower-case letters and digits, words joined by single hyphens',
    ],
    [
      'mailto:a',
      'is no path, but an address with a scheme -> write the path of a page of this site, such as "/core/introduction/overview"',
    ],
    [
      'X-1.2+y:a',
      'is no path, but an address with a scheme -> write the path of a page of this site, such as "/core/introduction/overview"',
    ],
  ])('%s is none', (pathname, message) => {
    expect(told({ pathname, title: 'A' })).toEqual([
      `0 pathname  nav/malformed-pathname  "${pathname}" ${message}`,
    ]);
  });

  test.each([
    ['/studio/a', 'belongs to the other product -> move the entry to src/navigation/studio.ts'],
    ['/else/a', 'is outside of the product -> start the path with "/core/"'],
    ['/corelli/a', 'is outside of the product -> start the path with "/core/"'],
    ['/toolpads/a', 'is outside of the product -> start the path with "/core/"'],
  ])('%s is not of this product', (pathname, message) => {
    expect(told({ pathname, title: 'A' })).toEqual([
      `0 pathname  nav/wrong-product  "${pathname}" ${message}`,
    ]);
  });

  test('in other words is the one that was meant', () => {
    expect(spelling('Core//A/./b/../?x#y')).toBe('/core/a/b');
    expect(spelling('/toolpad/core/a.b')).toBe('/core/a.b');
  });
});

describe('an entry', () => {
  test('is an object, in a list', () => {
    const fix = "write an object such as { pathname: '/core/introduction/overview' }";
    expect(told(...[null, , ['a']])).toEqual([
      `0  nav/wrong-type  an entry is null -> ${fix}`,
      `1  nav/wrong-type  an entry is undefined -> ${fix}`,
      `2  nav/wrong-type  an entry is a list -> ${fix}`,
    ]);
    expect(validateNavigation({ core: 'a', studio: undefined }).problems).toEqual([
      expect.objectContaining({
        code: 'nav/wrong-type',
        message: 'the tree is the string "a"',
        fix: 'write a list of entries: [{ pathname: … }]',
        at: { product: 'core', indexPath: [] },
      }),
      expect.objectContaining({ message: 'the tree is undefined' }),
    ]);
    expect(validateNavigation({}).problems).toEqual([]);
  });

  test('has known fields of the right type', () => {
    expect(told({ ...page('a'), newFeature: 1, children: {}, title: ' ' })).toEqual([
      '0 newFeature  nav/wrong-type  newFeature of /core/a is the number 1 -> write true or false',
      '0 children  nav/wrong-type  children of /core/a is an object -> write a list of entries',
      '0 title  nav/wrong-type  title of /core/a is the string " " -> write a text, or leave the field out',
    ]);
    expect(told({ ...page('a'), childen: [], toString: 1 })).toEqual([
      '0 name of childen  nav/unknown-field  /core/a has an unknown field "childen" -> did you mean "children"?',
      '0 name of toString  nav/unknown-field  /core/a has an unknown field "toString" -> use one of pathname, title, subheader, children, newFeature',
    ]);
    expect(told({ ...page('a'), title: undefined, children: undefined })).toEqual([]);
  });

  test('has a pathname that says something', () => {
    const expected = "write a path such as '/core/introduction/overview'";
    expect(told({ pathname: ' ' }, { pathname: undefined }, { pathname: 5 })).toEqual([
      `0 pathname  nav/wrong-type  pathname of entry [0] is the string " " -> ${expected}`,
      `1 pathname  nav/wrong-type  pathname of entry [1] is undefined -> ${expected}`,
      `2 pathname  nav/wrong-type  pathname of entry [2] is the number 5 -> ${expected}`,
    ]);
    expect(told({ title: 'A' }, { subheader: 'B', children: [{}] }, { title: 5 })).toEqual(
      expect.arrayContaining([
        '0  nav/missing-pathname  the entry "A" has no pathname -> add pathname: \'/core/…\'',
        '1  nav/missing-pathname  the entry "B" has no pathname -> add pathname: \'/core/…\'',
        "1.0  nav/missing-pathname  an entry has no pathname -> add pathname: '/core/…'",
        "2  nav/missing-pathname  an entry has no pathname -> add pathname: '/core/…'",
      ]),
    );
  });
});

describe('the shape of a tree', () => {
  test('a group has children, and a subheader stands in a group', () => {
    expect(told(group('a'))).toEqual([
      '0 children  nav/empty-group  /core/a has no children -> add a page, or remove the entry',
    ]);
    expect(told({ ...page('a'), subheader: 'A' })).toEqual([
      '0 subheader  nav/subheader-without-children  the subheader /core/a has no children -> add children, or use title instead of subheader for a page',
      '0 subheader  nav/top-level-subheader  the subheader /core/a is not inside a group -> use title instead of subheader, or move the entry into the children of a group',
    ]);
    expect(told(group('a', { ...group('a/b', page('a/b/c')), subheader: 'B' }))).toEqual([]);
    expect(told(group('a', { ...group('a/b', page('a/b/c')), subheader: 'B', title: '' }))).toEqual(
      [
        '0.0 title  nav/wrong-type  title of /core/a/b is an empty string -> write a text, or leave the field out',
        '0.0 title  nav/title-on-subheader  /core/a/b has both title and subheader, and only the subheader is shown -> remove title',
      ],
    );
  });

  test('a page is new, and a group is not', () => {
    expect(told({ ...page('a'), newFeature: true })).toEqual([]);
    expect(told({ ...group('a', page('a/b')), newFeature: false })).toEqual([]);
    expect(told({ ...group('a', page('a/b')), newFeature: true })).toEqual([
      '0 newFeature  nav/new-feature-on-group  newFeature is set on the group /core/a, which shows no chip -> set it on the pages that are new',
    ]);
  });

  test('a title has 40 characters at most, written or derived', () => {
    const long = 'a'.repeat(41);
    expect(told({ ...page('a'), title: long.slice(1) }, page('b'.repeat(40)))).toEqual([]);
    expect(told({ ...page('a'), title: long })).toEqual([
      `0 title  nav/long-title  the title "${long}" has 41 characters -> shorten it to 40 or fewer`,
    ]);
    expect(told(page(long))).toEqual([
      `0 pathname  nav/long-title  the title "A${long.slice(1)}" has 41 characters -> add a title of 40 or fewer`,
    ]);
    expect(told({ ...page(long), title: 'A' })).toEqual([]);
    expect(told(group('a', { ...group('a/b', page('a/b/c')), subheader: long }))).toEqual([
      `0.0 subheader  nav/long-title  the title "${long}" has 41 characters -> shorten it to 40 or fewer`,
    ]);
  });
});

describe('labels', () => {
  const labels = (...core: readonly unknown[]) =>
    told(...core).filter((line) => line.includes('duplicate-label'));

  test('of one group differ, in whatever letters', () => {
    const fix = 'give one of the two a title that tells them apart';
    expect(labels({ ...page('a'), title: 'Same' }, { ...page('b'), title: ' SAME ' })).toEqual([
      `1 title  nav/duplicate-label  /core/b has the label " SAME " of /core/a in the same group -> ${fix}`,
    ]);
    expect(labels({ ...page('a'), title: 'B' }, page('b'))).toEqual([
      `1 pathname  nav/duplicate-label  /core/b has the label "B" of /core/a in the same group -> ${fix}`,
    ]);
    const headed = (name: string) => ({ ...group(name, page(`${name}/x`)), subheader: 'Same' });
    expect(labels(group('g', headed('g/a'), headed('g/b')))).toEqual([
      `0.1 subheader  nav/duplicate-label  /core/g/b has the label "Same" of /core/g/a in the same group -> ${fix}`,
    ]);
  });

  test('may be the same in two groups, and of two products', () => {
    expect(labels(group('a', page('a/same')), group('b', page('b/same')))).toEqual([]);
    const { problems } = validateNavigation({
      core: [page('same')],
      studio: [{ pathname: '/studio/same' }],
    });
    expect(problems).toEqual([]);
  });

  test('are not compared where something else is wrong, or of tabs', () => {
    expect(labels(page('a'), page('a'))).toEqual([]);
    expect(labels(page('a'), { pathname: '/studio/a' })).toEqual([]);
    expect(labels({ ...page('a'), title: 5 }, { ...page('b'), title: 5 })).toEqual([]);
    expect(labels(page('a'), page('a/hooks-api'), page('a/components-api'))).toEqual([]);
  });
});

describe('tabs', () => {
  test('belong to a page of the tree, and have no children', () => {
    const reserved = (pathname: string, tab: string, fix: string): string =>
      `nav/reserved-segment  "${pathname}" ends in "${tab}", which is reserved for the tabs of a component page -> ${fix}`;
    expect(told(page('a/hooks-api'))).toEqual([
      `0 pathname  ${reserved('/core/a/hooks-api', 'hooks-api', 'add the page "/core/a" that the tab belongs to, or rename the entry')}`,
    ]);
    expect(told(group('a', page('a/b'), page('a/hooks-api')))).toEqual([
      `0.1 pathname  ${reserved('/core/a/hooks-api', 'hooks-api', 'add the page "/core/a" that the tab belongs to, or rename the entry')}`,
    ]);
    expect(told(page('a'), group('a/hooks-api', page('a/hooks-api/b')))).toEqual([
      `1 pathname  ${reserved('/core/a/hooks-api', 'hooks-api', 'rename or remove the entry')}`,
    ]);
    expect(told(page('a'), page('a/docs-tab'))).toEqual([
      `1 pathname  ${reserved('/core/a/docs-tab', 'docs-tab', 'rename or remove the entry')}`,
    ]);
  });
});

test('what is known after validation: pages to look for, groups, and paths as they were meant', () => {
  const { pages, groups, mentioned } = validateNavigation({
    core: [
      group('g', page('g/a'), { pathname: '/core/G/B/' }, page('lost/hooks-api')),
      { title: 'nothing' },
      { pathname: ' ' },
    ],
  });
  expect(pages.map(({ entry }) => entry.pathname)).toEqual(['/core/g/a']);
  expect([...groups]).toEqual(['/core/g']);
  expect([...mentioned]).toEqual(['/core/g/a', '/core/g/b', '/core/lost/hooks-api']);
});

test('an entry that is used twice is looked for once', () => {
  const shared = page('a');
  const { pages } = validateNavigation({ core: [group('g', shared), group('h', shared)] });
  expect(pages).toHaveLength(1);
});

test('the same path in another spelling is told with both', () => {
  expect(told(page('a'), { pathname: '/core/a?b', title: 'B' })).toContain(
    '1 pathname  nav/duplicate-path  "/core/a?b" is the same path as "/core/a" -> remove one of the two, or give it a path of its own',
  );
});

test('a cycle is told from where it begins', () => {
  const inner: { pathname: string; children: unknown[] } = { pathname: '/core/a/b', children: [] };
  inner.children.push(inner);
  expect(told(group('a', inner))).toContain(
    '0.0.0  nav/cycle  entries contain each other: /core/a/b > /core/a/b -> remove /core/a/b from the children of /core/a/b',
  );
});

describe('a group', () => {
  const misspelled =
    '0 pathname  nav/misspelled-group  no page of the group "/core/plces" is below its path -> did you mean "/core/places"?';

  test('whose pages are all in a folder of nearly its name has a slip in its path', () => {
    expect(told(group('plces', page('places/one'), page('places/two')))).toEqual([misspelled]);
    expect(told(group('plces', group('places/one', page('places/b')), page('places/c')))).toEqual([
      misspelled,
    ]);
  });

  test.each([
    ['one page, which may have the slip itself', group('plces', page('places/one'))],
    ['pages of its own', group('plces', page('plces/one'), page('places/two'))],
    ['pages of two folders', group('plces', page('places/one'), page('pieces/two'))],
    ['pages of a folder of another name', group('start', page('parts/one'), page('parts/two'))],
    ['a folder elsewhere', group('a/plces', page('b/places/one'), page('b/places/two'))],
    ['pages beside it', group('a/plces', page('a/places'), page('a/places-2'))],
  ])('with %s has none', (_what, entry) => {
    expect(told(entry).filter((line) => line.includes('misspelled'))).toEqual([]);
  });
});
