import { nearest } from '@site/src/navigation/rules/nearest';
import { nearestPathname } from '@site/src/content/nearestPathname';

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['childs', 'children'],
  ['icon', undefined],
])('%p probably means %p', (word, expected) => {
  expect(nearest(word, ['pathname', 'title', 'children'])).toBe(expected);
});

test.each([
  ['tsxx', 'tsx'],
  ['yml', 'yaml'],
  ['sh', undefined],
])('among short words, %p probably means %p', (word, expected) => {
  expect(nearest(word, ['ts', 'tsx', 'yaml'])).toBe(expected);
});

describe('paths', () => {
  const pages = [
    '/core/introduction/overview',
    '/core/introduction/tutorial',
    '/core/components/tutorial',
    '/studio/getting-started/overview',
  ];

  test.each([
    ['a misspelled name', '/core/introduction/tutoral', '/core/introduction/tutorial'],
    ['another folder of the product', '/core/intro/overview', '/core/introduction/overview'],
    ['no product', '/introduction/overview', '/core/introduction/overview'],
    ['a name that only its folder has in common', '/core/introduction/support', undefined],
  ])('%s', (_name, pathname, expected) => {
    expect(nearestPathname(pathname, pages)).toBe(expected);
  });

  test('a page of one product is not looked for in the other', () => {
    const core = pages.filter((page) => page.startsWith('/core/'));
    expect(nearestPathname('/studio/concepts/overview', core)).toBeUndefined();
  });
});
