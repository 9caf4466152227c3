import fc from 'fast-check';
import {
  parseCodeHash,
  readCookies,
  resolveChoices,
  toCodeStyling,
  toCodeVariant,
} from '../../../src/preferences/readers';
import { cookieTexts, cookieValues, hashes } from './arbitraries';

const runs = { numRuns: 2000 };

const variantWords = new Map([
  ['ts', 'TS'],
  ['typescript', 'TS'],
  ['js', 'JS'],
  ['javascript', 'JS'],
]);

const stylingWords = new Map([
  ['system', 'system'],
  ['mui system', 'system'],
  ['css', 'css'],
  ['tailwind', 'tailwind'],
]);

/** What a value means, said in another way than the code says it. */
function meaning(value: string, words: ReadonlyMap<string, string>): string | undefined {
  let text: string;
  try {
    text = decodeURIComponent(value);
  } catch {
    return undefined;
  }
  const quoted = text.length > 1 && text.startsWith('"') && text.endsWith('"');
  return words.get((quoted ? text.slice(1, -1) : text).toLowerCase());
}

describe('parseCodeHash', () => {
  it.each([
    ['#Foo.tsx', { name: 'Foo', variant: 'TS' }],
    ['#Foo.js', { name: 'Foo', variant: 'JS' }],
    ['Foo.js', { name: 'Foo', variant: 'JS' }],
    ['#css-Foo.tsx', { name: 'Foo', variant: 'TS', styling: 'css' }],
    ['#system-Foo.js', { name: 'Foo', variant: 'JS', styling: 'system' }],
    ['#tailwind-Foo.js', { name: 'Foo', variant: 'JS', styling: 'tailwind' }],
    ['#my-css-Foo.tsx', { name: 'my-css-Foo', variant: 'TS' }],
    ['##css-Foo.tsx', { name: '#css-Foo', variant: 'TS' }],
    ['#css-system-Foo.tsx', { name: 'system-Foo', variant: 'TS', styling: 'css' }],
    ['#CSS-Foo.tsx', { name: 'CSS-Foo', variant: 'TS' }],
    ['#css-Foo', { name: 'css-Foo' }],
    ['#Foo', { name: 'Foo' }],
    ['#Foo.ts', { name: 'Foo.ts' }],
    ['#Foo.jsx', { name: 'Foo.jsx' }],
    ['#Foo.JS', { name: 'Foo.JS' }],
    ['#Foo.js?x', { name: 'Foo.js?x' }],
    ['#Foo.js\n', { name: 'Foo.js\n' }],
    ['#a.js.tsx', { name: 'a.js', variant: 'TS' }],
    ['#.js', { variant: 'JS' }],
    ['#css-.js', { variant: 'JS', styling: 'css' }],
    ['#Foo%20Bar.js', { name: 'Foo Bar', variant: 'JS' }],
    ['#Foo%2Ejs', { name: 'Foo.js' }],
    ['#%E0%A4%A', { name: '%E0%A4%A' }],
    ['#%E0%A4%A.js', { name: '%E0%A4%A', variant: 'JS' }],
    ['#', {}],
    ['', {}],
  ])('%j', (hash, expected) => {
    expect(parseCodeHash(hash)).toEqual(expected);
  });

  it('finds variant and styling in any hash exactly where they stand', () => {
    fc.assert(
      fc.property(hashes, (hash) => {
        const { variant, styling } = parseCodeHash(hash);
        const expected = hash.endsWith('.tsx') ? 'TS' : hash.endsWith('.js') ? 'JS' : undefined;
        expect(variant).toBe(expected);
        const text = hash.startsWith('#') ? hash.slice(1) : hash;
        const prefix = ['system', 'css', 'tailwind'].find((word) => text.startsWith(`${word}-`));
        // The name lies between prefix and extension, so the two can't share characters.
        expect(styling).toBe(expected && prefix);
      }),
      runs,
    );
  });

  it('gives back the name that a link was made from', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.constantFrom('system', 'css', 'tailwind'),
        fc.constantFrom('.tsx', '.js'),
        (name, styling, extension) => {
          const hash = `#${styling}-${encodeURIComponent(name)}${extension}`;
          expect(parseCodeHash(hash)).toMatchObject({ name, styling });
        },
      ),
      runs,
    );
  });

  it('takes anything', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => parseCodeHash(value as string)).not.toThrow();
        expect(() => resolveChoices(value as string, value as string)).not.toThrow();
      }),
    );
  });
});

describe('cookie values', () => {
  it.each([
    ['TS', 'TS'],
    ['js', 'JS'],
    ['TypeScript', 'TS'],
    ['JAVASCRIPT', 'JS'],
    ['"JS"', 'JS'],
    ['%22JS%22', 'JS'],
    ['%4a%53', 'JS'],
    ['JSX', undefined],
    ['"JS', undefined],
    ['', undefined],
    ['%E0%A4%A', undefined],
    ['__proto__', undefined],
    ['constructor', undefined],
  ])('variant %s', (value, expected) => {
    expect(toCodeVariant(value)).toBe(expected);
  });

  it.each([
    ['system', 'system'],
    ['MUI System', 'system'],
    ['MUI%20System', 'system'],
    ['"mui system"', 'system'],
    ['CSS', 'css'],
    ['Tailwind', 'tailwind'],
    ['MUI  System', undefined],
    ['mui mui system', undefined],
    ['mui', undefined],
    ['hasOwnProperty', undefined],
  ])('styling %s', (value, expected) => {
    expect(toCodeStyling(value)).toBe(expected);
  });

  it('may be huge', () => {
    expect(toCodeVariant('JS'.repeat(100_000))).toBeUndefined();
    expect(toCodeStyling(`${'"'.repeat(100_000)}css`)).toBeUndefined();
  });

  it('mean the same to an independent reader', () => {
    fc.assert(
      fc.property(cookieValues, (value) => {
        expect(toCodeVariant(value)).toBe(meaning(value, variantWords));
        expect(toCodeStyling(value)).toBe(meaning(value, stylingWords));
      }),
      runs,
    );
  });
});

describe('readCookies', () => {
  it('finds a cookie among others, and the valid one among several of its name', () => {
    expect(readCookies('a=b; codeVariant=JS; c')).toEqual({ variant: 'JS', styling: undefined });
    expect(readCookies('codeVariant=?; codeVariant=JS')).toMatchObject({ variant: 'JS' });
    expect(readCookies('codeVariant=TS; codeVariant=JS')).toMatchObject({ variant: 'TS' });
    expect(readCookies('xcodeVariant=JS; codevariant=JS; codeVariant')).toEqual({});
  });

  it('answers with valid values or none, whatever the text', () => {
    fc.assert(
      fc.property(cookieTexts, (text) => {
        const { variant, styling } = readCookies(text);
        expect([undefined, 'TS', 'JS']).toContain(variant);
        expect([undefined, 'system', 'css', 'tailwind']).toContain(styling);
      }),
      runs,
    );
  });
});

describe('resolveChoices', () => {
  it.each([
    ['', '', 'TS', 'system'],
    ['', 'codeVariant=JS; codeStyling=CSS', 'JS', 'css'],
    ['#Foo.tsx', 'codeVariant=JS; codeStyling=css', 'TS', 'css'],
    ['#tailwind-Foo.js', 'codeVariant=TS; codeStyling=css', 'JS', 'tailwind'],
    ['#tailwind-Foo', 'codeVariant=JS', 'JS', 'system'],
    ['#%E0%A4%A', 'codeVariant=%E0%A4%A', 'TS', 'system'],
  ])('%s with %s', (hash, cookies, variant, styling) => {
    expect(resolveChoices(hash, cookies)).toEqual({ variant, styling });
  });

  it('prefers the hash to cookies and cookies to the defaults', () => {
    fc.assert(
      fc.property(hashes, cookieTexts, (hash, cookies) => {
        const asked = parseCodeHash(hash);
        const kept = readCookies(cookies);
        expect(resolveChoices(hash, cookies)).toEqual({
          variant: asked.variant ?? kept.variant ?? 'TS',
          styling: asked.styling ?? kept.styling ?? 'system',
        });
      }),
      runs,
    );
  });
});
