import { robotsText } from '../../../src/hosting/robots';
import { alternatesOf, sitemapOptions } from '../../../src/hosting/sitemap';

const languages = {
  locales: ['en', 'pt', 'zh'],
  defaultLocale: 'en',
  localeConfigs: { pt: { htmlLang: 'pt-BR' } },
};

describe('other languages of a page', () => {
  const expected = [
    { lang: 'en', url: 'https://docs.test/toolpad/core/' },
    { lang: 'pt-BR', url: 'https://docs.test/toolpad/pt/core/' },
    { lang: 'zh', url: 'https://docs.test/toolpad/zh/core/' },
    { lang: 'x-default', url: 'https://docs.test/toolpad/core/' },
  ];

  it.each(['toolpad/core/', 'toolpad/pt/core/'])('are the same for /%s', (path) => {
    expect(alternatesOf(`https://docs.test/${path}`, '/toolpad/', languages)).toEqual(expected);
  });

  it('are not named on a site of one', () => {
    const one = { locales: ['en'], defaultLocale: 'en' };
    expect(alternatesOf('https://docs.test/toolpad/core/', '/toolpad/', one)).toEqual([]);
  });
});

test('the sitemap keeps its items and adds their languages', async () => {
  const { createSitemapItems } = sitemapOptions('/toolpad/', languages);
  const item = { url: 'https://docs.test/toolpad/zh/core/' };
  const items = await createSitemapItems?.({
    defaultCreateSitemapItems: async () => [item],
    siteConfig: {} as never,
    routes: [],
  });
  expect(items).toEqual([{ ...item, links: expect.arrayContaining([expect.anything()]) }]);
});

test('a page that is not translated is in the sitemap of its own language alone', async () => {
  const languagesOf = (pathname: string) => (pathname === '/core/a/' ? ['en', 'pt'] : ['en']);
  const { createSitemapItems } = sitemapOptions('/toolpad/', { ...languages, languagesOf });
  const urls = ['pt/core/a/', 'pt/core/b/', 'core/b/'].map((p) => `https://docs.test/toolpad/${p}`);
  const items = await createSitemapItems?.({
    defaultCreateSitemapItems: async () => urls.map((url) => ({ url })),
    siteConfig: {} as never,
    routes: [],
  });
  expect(items?.map(({ url }) => url)).toEqual([urls[0], urls[2]]);
  expect(items?.[0]).toHaveProperty('links.length', 3);
});

test('a sitemap of one language names no others', async () => {
  const { createSitemapItems } = sitemapOptions('/', { locales: ['en'], defaultLocale: 'en' });
  const item = { url: 'https://docs.test/core/' };
  const items = await createSitemapItems?.({
    defaultCreateSitemapItems: async () => [item],
    siteConfig: {} as never,
    routes: [],
  });
  expect(items).toEqual([item]);
});

test('frames, parts of guides, and pages without a reader are not to be found', () => {
  const options = sitemapOptions('/toolpad/', languages);
  expect(options.ignorePatterns).toEqual([
    ...['/toolpad/**/demos/**', '/toolpad/**/offline/**', '/toolpad/**/specimens/**'],
    ...['/toolpad/**/components-api/', '/toolpad/**/hooks-api/'],
  ]);
  expect(options).toMatchObject({ filename: 'sitemap.xml', changefreq: null, priority: null });
  expect([null, 'date']).toContain(options.lastmod);
});

test('robots.txt names a sitemap for each language, and keeps crawlers out of frames', () => {
  const text = robotsText('https://docs.test', {
    basePath: '/toolpad/',
    languagePrefixes: ['zh'],
    pageFolders: [],
  });
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /toolpad/demos/',
    'Disallow: /toolpad/playground/',
    'Disallow: /toolpad/specimens/',
    'Disallow: /toolpad/zh/demos/',
    'Disallow: /toolpad/zh/playground/',
    'Disallow: /toolpad/zh/specimens/',
    '',
    'Sitemap: https://docs.test/toolpad/sitemap.xml',
    'Sitemap: https://docs.test/toolpad/zh/sitemap.xml',
    '',
  ]);
});
