import fc from 'fast-check';
import {
  addBasePath,
  canonicalPathname,
  docsTabOf,
  docsTabSegments,
  foldDocsTab,
  joinLanguagePrefix,
  navigationKey,
  removeBasePath,
  splitLanguagePrefix,
  withTrailingSlash,
} from '@site/src/navigation/pathname';

const locales = ['en', 'zh', 'pt', 'ar'];
const routing = { basePath: '/toolpad/', locales, defaultLocale: 'en' };

/** Segments that mean something to the functions, and anything else, malformed escapes included. */
const segment = fc.oneof(
  fc.constantFrom('toolpad', 'core', 'studio', 'index.html', '%E0%A4%A', '..', '', ...locales),
  fc.constantFrom(...docsTabSegments),
  fc.string({ unit: 'binary' }),
);
const path = fc
  .tuple(fc.array(segment, { maxLength: 6 }), fc.constantFrom('', '/', '//', '?q=/hooks-api', '#h'))
  .map(([segments, end]) => `/${segments.join('/')}${end}`);
const anything = fc.oneof(path, fc.string({ unit: 'binary' }), fc.webPath());

/** A path as entries write it. */
const pagePath = fc
  .array(fc.stringMatching(/^[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,4})?$/), { minLength: 1, maxLength: 4 })
  .filter(([first = '', ...rest]) => {
    const last = rest.at(-1) ?? first;
    const isTab = docsTabSegments.some((tab) => tab === last);
    return first !== 'toolpad' && !locales.includes(first) && !isTab;
  })
  .map((segments) => `/${segments.join('/')}`);

const runs = { numRuns: 2_000 };

function holds(arbitrary: fc.Arbitrary<string>, property: (url: string) => void): void {
  fc.assert(fc.property(arbitrary, property), runs);
}

describe('for any text', () => {
  test.each([
    ['foldDocsTab', (url: string) => foldDocsTab(url)],
    ['canonicalPathname', (url: string) => canonicalPathname(url, routing)],
    ['navigationKey', (url: string) => navigationKey(url, routing)],
    ['withTrailingSlash', (url: string) => withTrailingSlash(url)],
  ])('%s never throws and is idempotent', (_name, normalize) => {
    holds(anything, (url) => {
      const once = normalize(url);
      expect(normalize(once)).toBe(once);
    });
  });

  test('splitting and joining the language gives the text back', () => {
    holds(anything, (url) => {
      const split = splitLanguagePrefix(url, routing);
      const joined = joinLanguagePrefix(split, routing);
      // `/toolpad/zh` has no slash to keep, `/toolpad/zh/` has: both are the same page.
      expect([joined, joined.replace(/^(\/toolpad\/\w+)\/(?=$|[?#])/, '$1')]).toContain(url);
    });
  });

  test('the locale of a text is a configured one', () => {
    holds(anything, (url) => {
      expect(locales).toContain(splitLanguagePrefix(url, routing).locale);
    });
  });

  test('a canonical pathname has no hash, query, doubled or trailing slash, base path, or language', () => {
    holds(anything, (url) => {
      const canonical = canonicalPathname(url, routing);
      expect(canonical).toMatch(/^\/$|^(?:\/[^/?#]+)+$/);
      expect(canonical).not.toMatch(/^\/(?:toolpad|zh|pt|ar)(?:\/|$)|\/index\.html$/);
    });
  });

  test('a navigation key never ends in a tab', () => {
    holds(anything, (url) => {
      expect(docsTabOf(navigationKey(url, routing))).toBeUndefined();
    });
  });

  test('folding removes whole segments from the end and keeps the rest', () => {
    holds(anything, (url) => {
      const folded = foldDocsTab(url);
      if (folded !== url) {
        expect(docsTabOf(url)).toBeDefined();
        const start = folded.split(/[?#]/)[0]?.replace(/\/+$/, '') ?? '';
        expect(url.startsWith(start)).toBe(true);
      } else {
        expect(docsTabOf(url) === undefined || !url.startsWith('/')).toBe(true);
      }
    });
  });
});

describe('for the path of a page', () => {
  test('adding and removing the base path gives the path back', () => {
    holds(pagePath, (pathname) => {
      expect(removeBasePath(addBasePath(pathname, '/toolpad/'), '/toolpad/')).toBe(pathname);
    });
  });

  test('every URL of the page leads back to it', () => {
    fc.assert(
      fc.property(
        pagePath,
        fc.constantFrom(...locales),
        fc.constantFrom('', '/', '//', '/index.html', '/components-api/', '/hooks-api'),
        fc.constantFrom('', '?q=1', '#h', '?q=/a#/b'),
        (pathname, locale, end, suffix) => {
          const based = addBasePath(pathname + end + suffix, '/toolpad/');
          const url = joinLanguagePrefix({ locale, pathname: based }, routing);
          expect(navigationKey(url, routing)).toBe(pathname);
          expect(splitLanguagePrefix(url, routing)).toEqual({ locale, pathname: based });
        },
      ),
      runs,
    );
  });
});
