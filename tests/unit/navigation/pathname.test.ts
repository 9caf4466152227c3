import {
  addBasePath,
  canonicalPathname,
  docsTabOf,
  foldDocsTab,
  isPageSegment,
  joinLanguagePrefix,
  navigationKey,
  removeBasePath,
  splitLanguagePrefix,
  withTrailingSlash,
} from '@site/src/navigation/pathname';

const routing = { basePath: '/toolpad/', locales: ['en', 'zh', 'pt-BR'], defaultLocale: 'en' };

describe('base path', () => {
  test.each([
    ['/toolpad/core/a/', '/core/a/'],
    ['/toolpad/', '/'],
    ['/toolpad', '/'],
    ['/toolpad?q=1', '/?q=1'],
    ['/toolpads/core/', '/toolpads/core/'],
    ['/core/toolpad/', '/core/toolpad/'],
  ])('of %s is removed: %s', (pathname, expected) => {
    expect(removeBasePath(pathname, '/toolpad/')).toBe(expected);
  });

  test.each([
    ['/core/a/', '/toolpad/core/a/'],
    ['/', '/toolpad/'],
    ['core/', '/toolpad/core/'],
  ])('is added to %s: %s', (pathname, expected) => {
    expect(addBasePath(pathname, '/toolpad/')).toBe(expected);
  });

  test('of the root changes nothing', () => {
    expect(addBasePath('/core/', '/')).toBe('/core/');
    expect(removeBasePath('/core/', '/')).toBe('/core/');
  });
});

describe('language prefix', () => {
  test.each([
    ['/toolpad/zh/core/a/', 'zh', '/toolpad/core/a/'],
    ['/toolpad/zh/', 'zh', '/toolpad/'],
    ['/toolpad/zh', 'zh', '/toolpad/'],
    ['/toolpad/zh?q=1', 'zh', '/toolpad/?q=1'],
    ['/toolpad/pt-BR/core/', 'pt-BR', '/toolpad/core/'],
    ['/toolpad/zhongwen/', 'en', '/toolpad/zhongwen/'],
    ['/toolpad/core/zh/', 'en', '/toolpad/core/zh/'],
    ['/zh/core/', 'en', '/zh/core/'],
    ['/toolpad/ZH/core/', 'en', '/toolpad/ZH/core/'],
    ['/toolpad/en/core/', 'en', '/toolpad/en/core/'],
    ['/toolpad/fr/core/', 'en', '/toolpad/fr/core/'],
  ])('of %s is %s, the rest %s', (url, locale, pathname) => {
    expect(splitLanguagePrefix(url, routing)).toEqual({ locale, pathname });
  });

  test('goes in behind the base path, and nowhere for the default locale', () => {
    expect(joinLanguagePrefix({ locale: 'zh', pathname: '/toolpad/core/' }, routing)).toBe(
      '/toolpad/zh/core/',
    );
    expect(joinLanguagePrefix({ locale: 'en', pathname: '/toolpad/core/' }, routing)).toBe(
      '/toolpad/core/',
    );
  });

  test('is the first segment on a site without base path', () => {
    const root = { locales: ['en', 'zh'], defaultLocale: 'en' };
    expect(splitLanguagePrefix('/zh/core/', root)).toEqual({ locale: 'zh', pathname: '/core/' });
  });
});

describe('docs tabs', () => {
  test.each([
    ['/core/components/account/components-api/', '/core/components/account/'],
    ['/core/components/account/components-api', '/core/components/account'],
    ['/core/components/account/hooks-api/', '/core/components/account/'],
    ['/core/components/account/[docsTab]', '/core/components/account'],
    ['/core/components/account/docs-tab/', '/core/components/account/'],
    ['/core/components/account/components-api/#props', '/core/components/account/#props'],
    ['/components-api', '/'],
    ['/components-api/', '/'],
  ])('%s folds into %s', (pathname, expected) => {
    expect(foldDocsTab(pathname)).toBe(expected);
  });

  test.each([
    '/core/components/my-components-api/',
    '/core/components-api/account/',
    '/core/components/components-apis/',
    '/core/components/Components-Api/',
    'components-api',
    '/core/a/?tab=/components-api',
    '',
    '/',
  ])('%p is left alone', (pathname) => {
    expect(foldDocsTab(pathname)).toBe(pathname);
  });

  test('are recognised by the last segment', () => {
    expect(docsTabOf('/a/hooks-api/?q#h')).toBe('hooks-api');
    expect(docsTabOf('/hooks-api/a/')).toBeUndefined();
  });
});

describe('canonical pathname', () => {
  test.each([
    ['/toolpad/zh/core/a/', '/core/a'],
    ['/toolpad/core//a/index.html?q=1#h', '/core/a'],
    ['/toolpad/zh/', '/'],
    ['/toolpad', '/'],
    ['', '/'],
    ['core/a', '/core/a'],
    ['/toolpad/core/%E0%A4%A/', '/core/%E0%A4%A'],
    ['/toolpad/toolpad/core/a/', '/core/a'],
    ['/toolpad/core/index.html.md/', '/core/index.html.md'],
  ])('of %p is %s', (pathname, expected) => {
    expect(canonicalPathname(pathname, routing)).toBe(expected);
  });

  test('keeps tabs, which the navigation key folds', () => {
    const tab = '/toolpad/zh/core/components/account/components-api/';
    expect(canonicalPathname(tab, routing)).toBe('/core/components/account/components-api');
    expect(navigationKey(tab, routing)).toBe('/core/components/account');
  });

  test('becomes a link by its slash', () => {
    expect(withTrailingSlash('/core/a')).toBe('/core/a/');
    expect(withTrailingSlash('/')).toBe('/');
    expect(withTrailingSlash('/core/a?q#h')).toBe('/core/a/?q#h');
  });
});

test.each([
  ['base-concepts', true],
  ['3d-cube', true],
  ['Overview', false],
  ['a--b', false],
  ['-a', false],
  ['a_b', false],
  ['', false],
])('%p as a page segment: %p', (segment, expected) => {
  expect(isPageSegment(segment)).toBe(expected);
});
