/** @jest-environment jsdom */
import fc from 'fast-check';
import { preferencesHeadScript } from '../../../src/preferences/headScript';
import { createCodeStore } from '../../../src/preferences/store';
import { cookieTexts, hashes } from './arbitraries';
import {
  clearRootAttributes,
  restoreCookies,
  rootAttributes,
  stubCookies,
  visit,
} from './pageState';

/** Runs the text as a browser does: with the page's globals and none of this module's names. */
const runHeadScript = new Function(preferencesHeadScript) as () => void;

function attributesAfter(hash: string, cookies: string | undefined) {
  clearRootAttributes();
  visit(hash);
  stubCookies(cookies);
  runHeadScript();
  return rootAttributes();
}

afterEach(() => {
  restoreCookies();
  clearRootAttributes();
  visit('');
});

it('decides as the store does, for thousands of hashes and cookies', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(hashes, cookieTexts, (hash, cookies) => {
      const attributes = attributesAfter(`#${hash.replace(/^#/, '')}`, cookies);
      clearRootAttributes();
      const { variant, styling } = createCodeStore().get();
      expect(attributes).toEqual({
        'data-code-variant': variant,
        'data-code-styling': styling,
        'data-scripted': '',
      });
      seen.add(variant + styling);
    }),
    { numRuns: 5000 },
  );
  expect(seen.size).toBe(6);
});

it.each([
  ['#Foo.js', 'codeVariant=TS; codeStyling=tailwind', 'JS', 'tailwind'],
  ['#css-Foo.tsx', 'codeVariant=JS; codeStyling=tailwind', 'TS', 'css'],
  ['#%E0%A4%A', 'codeVariant=%E0%A4%A', 'TS', 'system'],
  ['', undefined, 'TS', 'system'],
  ['#css-Foo.js', undefined, 'JS', 'css'],
])('%s with cookies %s', (hash, cookies, variant, styling) => {
  expect(attributesAfter(hash, cookies)).toEqual({
    'data-code-variant': variant,
    'data-code-styling': styling,
    'data-scripted': '',
  });
});

it('says nothing in the console and stores nothing', () => {
  const error = jest.spyOn(console, 'error');
  const warn = jest.spyOn(console, 'warn');
  restoreCookies();
  visit('#css-Foo.js');
  runHeadScript();
  expect(document.cookie).toBe('');
  expect([...error.mock.calls, ...warn.mock.calls]).toEqual([]);
});

it('can stand in a script element', () => {
  expect(preferencesHeadScript).not.toMatch(/<\/script|<!--/i);
});
