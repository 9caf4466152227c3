import fc from 'fast-check';
import { parseRecent, withRecent } from '../../../src/components/Search/recentSearches';
import { startingPointsFor } from '../../../src/components/Search/startingPoints';
import { navigation } from '../../../src/navigation';
import { flattenPages } from '../../../src/navigation/flatten';
import { productIds } from '../../../src/products';

describe('recent searches', () => {
  it('have the latest first, each once, and no more than five', () => {
    expect(withRecent(['a', 'b', 'c', 'd', 'e'], ' B ')).toEqual(['B', 'a', 'c', 'd', 'e']);
    expect(withRecent(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
    expect(withRecent(['a'], '  ')).toEqual(['a']);
  });

  it('survive whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const recent = parseRecent(stored);
        expect(recent.every((item) => typeof item === 'string')).toBe(true);
        expect(recent.length).toBeLessThanOrEqual(5);
      }),
    );
    expect(parseRecent(null)).toEqual([]);
    expect(parseRecent('not JSON')).toEqual([]);
    expect(parseRecent('{"0":"a"}')).toEqual([]);
    expect(parseRecent('"text"')).toEqual([]);
    expect(parseRecent('["a","",1,null,"b","c","d","e","f"]')).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('starting points', () => {
  it.each(productIds)('of %s are pages', (product) => {
    const known = flattenPages(navigation[product]).map(({ pathname }) => pathname);
    for (const { pathname } of startingPointsFor(product)) expect(known).toContain(pathname);
  });
});
