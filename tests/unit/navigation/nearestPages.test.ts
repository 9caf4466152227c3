import { nearestPages } from '@site/src/navigation/nearestPages';

jest.mock('@site/src/navigation/index', () => ({
  navigation: {
    core: [
      {
        pathname: '/core/introduction',
        children: [
          { pathname: '/core/introduction/installation' },
          { pathname: '/core/introduction/overview' },
          { pathname: '/core/introduction/tutorial', title: 'Build a dashboard' },
          { pathname: '/core/introduction/codes' },
        ],
      },
    ],
    studio: [
      {
        pathname: '/studio/getting-started',
        children: [
          { pathname: '/studio/getting-started/installation' },
          { pathname: '/studio/getting-started/overview' },
        ],
      },
    ],
  },
}));

function suggested(pathname: string): string[] {
  return nearestPages(pathname).map(({ page }) => page.pathname);
}

test('a misspelled page comes first, with its product and title', () => {
  expect(nearestPages('/core/introduction/tutoral/')[0]).toMatchObject({
    product: 'core',
    page: { pathname: '/core/introduction/tutorial', title: 'Build a dashboard' },
  });
});

test('a page that moved is found by its last segment, in its own product first', () => {
  expect(suggested('/core/installation/').slice(0, 2)).toEqual([
    '/core/introduction/installation',
    '/studio/getting-started/installation',
  ]);
});

test('there are no more suggestions than asked for', () => {
  expect(nearestPages('/core/introduction/overview/', 1)).toHaveLength(1);
});

test('the name of the product is near to no page', () => {
  expect(suggested('/core/tutorail')).toEqual(['/core/introduction/tutorial']);
  expect(suggested('/core/code')).toEqual(['/core/introduction/codes']);
});

test.each(['/', '', '/wp-login.php', '/%E0%A4%A', '/core/'])('%p has no near page', (pathname) => {
  expect(suggested(pathname)).toEqual([]);
});

describe('how near a name is', () => {
  const similarityOf = (pathname: string): number => nearestPages(pathname)[0]?.similarity ?? 0;

  test('is 1 for the name itself, whatever its letters, and less with each other letter', () => {
    expect(similarityOf('/x/overview')).toBe(1);
    expect(similarityOf('/x/OVERVIEW/')).toBe(1);
    expect(similarityOf('/x/overvieww')).toBeLessThan(1);
    expect(similarityOf('/x/oxerxiew')).toBeLessThan(similarityOf('/x/oxerview'));
  });

  test('is great for names that begin alike, from four letters on', () => {
    expect(suggested('/core/inst')).toEqual([
      '/core/introduction/installation',
      '/studio/getting-started/installation',
    ]);
    expect(suggested('/core/ins')).toEqual([]);
    expect(similarityOf('/core/installing')).toBeLessThan(similarityOf('/core/install'));
  });

  test('counts groups that both have in common, and not the name of the page', () => {
    expect(suggested('/studio/getting-started/overvie')[0]).toBe(
      '/studio/getting-started/overview',
    );
    expect(suggested('/getting-started/overview')[0]).toBe('/studio/getting-started/overview');
    expect(suggested('/overview')).toEqual([
      '/core/introduction/overview',
      '/studio/getting-started/overview',
    ]);
  });
});

test('four pages are offered unless another number is asked for', () => {
  expect(nearestPages('/installation/overview/tutorial', 9)).toHaveLength(5);
  expect(nearestPages('/installation/overview/tutorial')).toHaveLength(4);
});
