import { englishPath } from '@site/src/translations/englishPath';

const languages = (currentLocale: string) => ({
  currentLocale,
  defaultLocale: 'en',
  locales: ['en', 'pt', 'zh'],
});

test.each([
  ['/toolpad/pt/core/a/', '/toolpad/pt/', 'pt', '/toolpad/core/a/'],
  ['/toolpad/core/a/', '/toolpad/', 'en', '/toolpad/core/a/'],
  ['/zh/core/a/', '/zh/', 'zh', '/core/a/'],
  ['/toolpad/pt/', '/toolpad/pt/', 'pt', '/toolpad/'],
])('%s of a site at %s is %s in English', (permalink, baseUrl, locale, expected) => {
  expect(englishPath(permalink, baseUrl, languages(locale))).toBe(expected);
});
