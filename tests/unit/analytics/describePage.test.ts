import { describePage, type SiteAddress } from '../../../src/analytics/describePage';

const english: SiteAddress = {
  url: 'https://docs.test',
  baseUrl: '/toolpad/',
  currentLocale: 'en',
  defaultLocale: 'en',
};
const chinese: SiteAddress = { ...english, baseUrl: '/toolpad/zh/', currentLocale: 'zh' };

const account = {
  page_location: 'https://docs.test/toolpad/core/components/account/',
  page_path: '/core/components/account',
  productId: 'core',
};

it.each([
  ['/toolpad/core/components/account/', english],
  ['/toolpad/core/components/account', english],
  ['/toolpad/core/components/account/index.html', english],
  ['/toolpad/core/components/account/components-api/', english],
  ['/toolpad/zh/core/components/account/', chinese],
  ['/toolpad/zh/core/components/account/hooks-api/', chinese],
])('%s is one page under one name', (pathname, site) => {
  expect(describePage(pathname, site)).toEqual(account);
});

it('leaves archived versions their own pages', () => {
  expect(describePage('/toolpad/core/0.12.1/components/account/', english)).toEqual({
    page_location: 'https://docs.test/toolpad/core/0.12.1/components/account/',
    page_path: '/core/0.12.1/components/account',
    productId: 'core',
  });
});

it.each([
  ['/toolpad/', '/', 'none'],
  ['/toolpad/privacy/', '/privacy', 'none'],
  ['/toolpad/studio/', '/studio', 'studio'],
  ['/toolpad/studios/', '/studios', 'none'],
])('%s has the path %s and the product %s', (pathname, path, product) => {
  const { page_path, page_location, productId } = describePage(pathname, english);
  expect([page_path, productId]).toEqual([path, product]);
  expect(page_location).toBe(`https://docs.test${pathname}`);
});

it('says nothing of query and hash', () => {
  const text = JSON.stringify(describePage('/toolpad/core/?q=secret#place', english));
  expect(text).not.toMatch(/secret|place/);
});

it('takes a base path for a language only where another one is read', () => {
  const location = (site: SiteAddress) => describePage(`${site.baseUrl}core/`, site).page_location;
  const base = { ...english, baseUrl: '/docs/en/' };
  expect(location(base)).toBe('https://docs.test/docs/en/core/');
  expect(location({ ...chinese, baseUrl: '/toolpad/' })).toBe('https://docs.test/toolpad/core/');
  expect(location({ ...chinese, baseUrl: '/zh/' })).toBe('https://docs.test/core/');
});

it('serves sites at the root of a host', () => {
  expect(describePage('/core/', { ...english, baseUrl: '/' }).page_location).toBe(
    'https://docs.test/core/',
  );
});
