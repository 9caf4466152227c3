import { siteRouting, wantedPage } from '@site/src/navigation/wantedPage';

const i18n = { currentLocale: 'en', defaultLocale: 'en', locales: ['en', 'zh'] };

test.each([
  ['/toolpad/', 'en'],
  ['/toolpad/zh/', 'zh'],
  ['/', 'en'],
  ['/zh/', 'zh'],
])('%s is read in %s', (baseUrl, currentLocale) => {
  const routing = siteRouting(baseUrl, { ...i18n, currentLocale });
  expect(routing.basePath).toBe(baseUrl.replace('zh/', ''));
});

test('the language of an address is its own, not that of the page that answers', () => {
  const wanted = wantedPage('/toolpad/zh/core/lost/', siteRouting('/toolpad/', i18n));
  expect(wanted).toMatchObject({ locale: 'zh', pathname: '/core/lost/' });
  expect(wanted.addressOf('/core/found/')).toBe('/toolpad/zh/core/found/');
});

test('an address without language is in the default one', () => {
  const routing = siteRouting('/toolpad/zh/', { ...i18n, currentLocale: 'zh' });
  const wanted = wantedPage('/toolpad/core/lost/', routing);
  expect(wanted).toMatchObject({ locale: 'en', pathname: '/core/lost/' });
  expect(wanted.addressOf('/core/found/')).toBe('/toolpad/core/found/');
});
