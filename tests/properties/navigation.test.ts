import fc from 'fast-check';
import { nearest } from '@site/src/navigation/rules/nearest';
import { nearestPathname } from '@site/src/content/nearestPathname';
import { derivedTitle } from '@site/src/navigation/title';
import {
  canonicalPathname,
  docsTabOf,
  foldDocsTab,
  navigationKey,
} from '@site/src/navigation/pathname';
import { validateNavigation } from '@site/src/navigation/validate';
import { anyText, holds, textOf } from './property';

const pathname = textOf(
  '/',
  'core',
  'studio',
  'toolpad',
  'zh',
  'api',
  'hooks-api',
  '[docsTab]',
  'index.html',
  '?',
  '#',
  '%',
  '..',
  '.',
  'A',
);
const routing = { basePath: '/toolpad/', locales: ['en', 'zh'], defaultLocale: 'en' };

test('a canonical path is canonical', () =>
  holds(pathname, (path) => {
    const once = canonicalPathname(path, routing);
    expect(canonicalPathname(once, routing)).toBe(once);
    expect(once.startsWith('/')).toBe(true);
  }));

test('a key has no tab, and is its own key', () =>
  holds(pathname, (path) => {
    const key = navigationKey(path, routing);
    expect(docsTabOf(key)).toBeUndefined();
    expect(navigationKey(key, routing)).toBe(key);
    expect(foldDocsTab(key)).toBe(key);
  }));

test('every path has a title', () =>
  holds(pathname, (path) => {
    expect(typeof derivedTitle(path)).toBe('string');
  }));

/** An entry as somebody may have written it, of any depth. */
const { entry } = fc.letrec((tie) => ({
  entry: fc.oneof(
    { maxDepth: 4 },
    fc.anything({ maxDepth: 2 }),
    fc.record(
      {
        pathname: fc.oneof(pathname, fc.anything({ maxDepth: 1 })),
        title: fc.oneof(anyText, fc.anything({ maxDepth: 1 })),
        subheader: fc.oneof(anyText, fc.constant(undefined)),
        newFeature: fc.oneof(fc.boolean(), fc.constant('yes')),
        children: fc.oneof(fc.array(tie('entry'), { maxLength: 4 }), fc.anything({ maxDepth: 1 })),
      },
      { requiredKeys: [] },
    ),
  ),
}));

test('any tree is validated, and every problem has a fix', () =>
  holds(
    fc.record({ core: fc.oneof(fc.array(entry), fc.anything()), studio: fc.anything() }),
    (trees) => {
      const { problems, pages } = validateNavigation(trees);
      problems.forEach(({ code, message, fix }) => {
        expect(code).toMatch(/^nav\//);
        expect(message && fix).toBeTruthy();
      });
      pages.forEach(({ entry: { pathname: path } }) => expect(typeof path).toBe('string'));
    },
  ));

test('a tree that holds itself is validated too', () =>
  holds(
    fc.array(fc.constantFrom('/core/a', '/core/b/c'), { minLength: 1, maxLength: 5 }),
    (paths) => {
      const entries = paths.map((path) => ({ pathname: path, children: [] as unknown[] }));
      entries.forEach((one, index) => one.children.push(entries[(index + 1) % entries.length]));
      const { problems } = validateNavigation({ core: entries.slice(0, 1) });
      expect(problems.some(({ code }) => code === 'nav/cycle')).toBe(true);
    },
  ));

test('what is meant is one of those there are, and a word is nearest to itself', () =>
  holds(fc.tuple(anyText, fc.array(anyText)), ([word, words]) => {
    const meant = nearest(word, words);
    expect(meant === undefined || words.includes(meant)).toBe(true);
    expect(nearest(word, [...words, word])?.toLowerCase()).toBe(word.toLowerCase());
    const path = nearestPathname(word, words);
    expect(path === undefined || words.includes(path)).toBe(true);
  }));
