import {
  possibleRoutes,
  sameElements,
  type Listed,
} from '@site/src/plugins/lazy-routes/rendering/possibleRoutes';

const page = (name: string, more: object = {}): Listed => ({
  path: `/docs/${name}`,
  exact: true,
  ...more,
});

/** Pages that no test asks for, so that a list is long enough to be looked up. */
const pages = (count: number): Listed[] =>
  Array.from({ length: count }, (_, index) => page(`other-${index}`));

/** What a list gives for a page, without the pages that no test asks for. */
const found = (more: readonly Listed[], pathname: string, isExact?: boolean): readonly Listed[] =>
  possibleRoutes([...pages(20), ...more], pathname, isExact);

test('a page has its own routes alone, in their order', () => {
  const [one, other, third] = [page('a'), page('b'), page('a', { priority: 1 })];
  expect(found([one, other, third], '/docs/a')).toEqual([one, third]);
  expect(found([one, other, third], '/docs/b')).toEqual([other]);
  expect(found([one, other, third], '/docs/c')).toEqual([]);
});

test.each([
  ['a pattern', page(':name')],
  ['a prefix', page('a', { exact: false })],
  ['one that does not say whether it is a prefix', { path: '/docs/a' }],
  ['one that tells capitals apart', page('a', { sensitive: true })],
  ['one without a path', { exact: true }],
  ['one of several paths', { path: ['/docs/a', '/docs/b'], exact: true }],
])('%s may be that of any page, and stands where it stood', (_, route) => {
  const [before, after] = [page('x'), page('x', { last: true })];
  expect(found([before, route, after], '/docs/x')).toEqual([before, route, after]);
  expect(found([before, route, after], '/docs/y')).toEqual([route]);
});

test('upper case and a slash at the end make no difference', () => {
  const route = page('Guide/');
  expect(found([route], '/docs/guide')).toEqual([route]);
  expect(found([page('guide')], '/docs/GUIDE/')).toHaveLength(1);
  // One slash is taken off, as React Router does.
  expect(found([page('guide')], '/docs/guide//')).toEqual([]);
});

test('documents are compared as a whole though they do not say so', () => {
  const document = { path: '/docs/a' };
  expect(found([document], '/docs/a', true)).toEqual([document]);
  expect(found([document], '/docs/b', true)).toEqual([]);
  expect(found([{ ...document, sensitive: true }], '/docs/b', true)).toHaveLength(1);
});

test('elements are compared by their properties', () => {
  const element = { props: page('a') };
  expect(found([element], '/docs/a')).toEqual([element]);
  expect(found([element], '/docs/b')).toEqual([]);
});

test('a short list is given back, and what is none', () => {
  const short = pages(19);
  expect(possibleRoutes(short, '/docs/a')).toBe(short);
  expect(possibleRoutes(pages(20), '/docs/a')).toEqual([]);
  const element = { path: '/docs/a', length: 30 } as unknown as readonly Listed[];
  expect(possibleRoutes(element, '/docs/b')).toBe(element);
});

test('a list is read once', () => {
  let reads = 0;
  const counted = {
    exact: true,
    get path() {
      reads += 1;
      return '/docs/a';
    },
  };
  const list = [...pages(20), counted];
  possibleRoutes(list, '/docs/a');
  const first = reads;
  possibleRoutes(list, '/docs/b');
  expect(first).toBeGreaterThan(0);
  expect(reads).toBe(first);
});

test('elements are made once for a list, and anew where they depend on more', () => {
  const [routes, others] = [pages(2), pages(2)];
  const create = jest.fn(() => ({}));
  const first = sameElements(routes, {}, create);
  expect(sameElements(routes, {}, create)).toBe(first);
  expect(create).toHaveBeenCalledTimes(1);
  expect(sameElements(others, {}, create)).not.toBe(first);
  expect(sameElements(routes, { suffix: '!' }, create)).not.toBe(first);
  expect(sameElements(routes, {}, create)).toBe(first);
});
