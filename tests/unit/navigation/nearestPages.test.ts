import fc from 'fast-check';
import { navigation } from '../../../src/navigation';
import { flattenPages } from '../../../src/navigation/flatten';
import { nearestPages } from '../../../src/navigation/nearestPages';

const pathnames = (address: string) => nearestPages(address).map(({ page }) => page.pathname);

describe('nearestPages', () => {
  it.each([
    ['/core/introduction/tutoril/', '/core/introduction/tutorial'],
    ['/core/instalation/', '/core/introduction/installation'],
    ['/studio/getting-started/first-application', '/studio/getting-started/first-app'],
    ['/studio/intro/Support', '/studio/getting-started/support'],
  ])('finds what %s was meant to be', (address, expected) => {
    expect(pathnames(address)[0]).toBe(expected);
  });

  it('suggests nothing for an address that resembles none', () => {
    expect(pathnames('/zzzz/qqqq/')).toEqual([]);
  });

  it('returns a page for its own address, whatever the address looks like otherwise', () => {
    for (const { pathname } of Object.values(navigation).flatMap(flattenPages)) {
      expect(pathnames(`${pathname.toUpperCase()}/`)[0]).toBe(pathname);
    }
  });

  it('never throws and keeps to the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(10), (address, limit) => {
        expect(nearestPages(address, limit).length).toBeLessThanOrEqual(limit);
      }),
      { numRuns: 500 },
    );
  });
});
