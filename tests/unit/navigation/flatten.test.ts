import { ancestorsOf, findByPathname, flattenPages, trailTo } from '@site/src/navigation/flatten';
import { tree } from './tree';

test('pages come in reading order, with titles, without groups and tabs', () => {
  expect(flattenPages(tree).map(({ pathname, title }) => [pathname, title])).toEqual([
    ['/core/introduction/overview', 'Overview'],
    ['/core/introduction/examples', 'Examples'],
    ['/core/components/all-components', 'All components'],
    ['/core/components/account', 'Account button'],
  ]);
});

test.each([
  '/core/components/account',
  '/core/components/account/',
  '/core/components/account/components-api/#props',
])('%s leads through its group and subheader to its page', (pathname) => {
  expect(trailTo(tree, pathname).map((entry) => entry.pathname)).toEqual([
    '/core/components',
    '/core/components/authentication',
    '/core/components/account',
  ]);
  expect(ancestorsOf(tree, pathname)).toHaveLength(2);
});

test('groups are found, unknown paths are not', () => {
  expect(findByPathname(tree, '/core/components/')?.children).toHaveLength(2);
  expect(findByPathname(tree, '/core/nothing')).toBeUndefined();
  expect(trailTo(tree, '/')).toEqual([]);
});
