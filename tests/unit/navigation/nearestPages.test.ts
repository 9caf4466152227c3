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

test.each(['/', '', '/wp-login.php', '/%E0%A4%A', '/core/'])('%p has no near page', (pathname) => {
  expect(suggested(pathname)).toEqual([]);
});
