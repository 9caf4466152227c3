import type { NearestPage } from '@site/src/navigation/nearestPages';
import { isSurelyMeant, mergeSuggestions } from '@site/src/search/suggestions/mergeSuggestions';
import type { PageHit } from '@site/src/search/types';

const near = (name: string, similarity: number): NearestPage =>
  ({
    page: { pathname: `/core/${name}`, title: name },
    product: 'core',
    similarity,
  }) as NearestPage;

const found = (name: string, product?: 'core' | 'studio'): PageHit => ({
  url: `/toolpad/${product ?? 'core'}/${name}/`,
  title: [
    { text: 'The ', marked: false },
    { text: name, marked: true },
  ],
  product,
  excerpt: [],
  sections: [],
});

const merged = (...args: [readonly NearestPage[], readonly PageHit[]]) =>
  mergeSuggestions(...args, '/toolpad/').map(({ pathname }) => pathname);

test('an address that is nearly the wanted one is surely meant', () => {
  expect(isSurelyMeant([near('a', 0.8), near('b', 0.1)])).toBe(true);
  expect(isSurelyMeant([near('a', 0.79)])).toBe(false);
  expect(isSurelyMeant([])).toBe(false);
});

test('what was found comes first, then addresses that are near enough', () => {
  expect(merged([near('a', 0.6), near('b', 0.59)], [found('c'), found('d', 'studio')])).toEqual([
    '/core/c/',
    '/studio/d/',
    '/core/a/',
  ]);
});

test('a far address is better than nothing', () => {
  expect(merged([near('a', 0.2)], [])).toEqual(['/core/a/']);
});

test('a page is offered once, and four of them at most', () => {
  expect(merged([near('a', 0.9)], [found('a'), found('b')])).toEqual(['/core/a/', '/core/b/']);
  expect(
    merged(
      [],
      ['a', 'b', 'c', 'd', 'e'].map((name) => found(name)),
    ),
  ).toHaveLength(4);
});

test('has the title and product of the page', () => {
  expect(mergeSuggestions([near('a', 0.9)], [found('c', 'studio')], '/toolpad/')).toEqual([
    { pathname: '/studio/c/', title: 'The c', product: 'studio' },
    { pathname: '/core/a/', title: 'a', product: 'core' },
  ]);
});
