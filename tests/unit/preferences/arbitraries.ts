import fc from 'fast-check';

const words = fc.constantFrom(
  'TS',
  'JS',
  'typescript',
  'JavaScript',
  'system',
  'MUI System',
  'CSS',
  'tailwind',
  '__proto__',
  'constructor',
  'toString',
  'undefined',
  '',
);

const anyText = fc.string({ unit: 'binary', maxLength: 40 });

/** `encodeURIComponent` refuses half a surrogate pair. */
const encodable = fc.string({ unit: 'grapheme', maxLength: 12 });

const malformedEscapes = fc.constantFrom('%', '%E0%A4%A', 'TS%', '%zz', '%C3%28', '%ED%A0%80');

/** Values of cookies: right ones in every spelling that is read, and all kinds of wrong ones. */
export const cookieValues = fc.oneof(
  { weight: 4, arbitrary: words },
  { weight: 2, arbitrary: words.map((word) => word.toUpperCase()) },
  { weight: 2, arbitrary: words.map(encodeURIComponent) },
  { weight: 2, arbitrary: words.map((word) => `"${word}"`) },
  { weight: 1, arbitrary: words.map((word) => `%22${word}%22`) },
  { weight: 1, arbitrary: words.map((word) => `"${word}`) },
  { weight: 1, arbitrary: words.map((word) => `x${word}`) },
  { weight: 1, arbitrary: words.map((word) => word.repeat(2000)) },
  { weight: 2, arbitrary: malformedEscapes },
  { weight: 2, arbitrary: anyText },
);

const cookieNames = fc.constantFrom(
  'codeVariant',
  'codeStyling',
  'codevariant',
  ' codeVariant',
  'xcodeVariant',
  'codeVariant2',
  'theme',
  '',
);

/** Texts as `document.cookie` gives them, and texts that it never gives. */
export const cookieTexts = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .array(
        fc.tuple(cookieNames, fc.constantFrom('=', '', ' = '), cookieValues).map((p) => p.join('')),
        { maxLength: 5 },
      )
      .map((pairs) => pairs.join('; ')),
  },
  { weight: 1, arbitrary: anyText },
);

const names = fc.oneof(
  fc.constantFrom('Foo', 'DashboardLayoutBasic', 'my-css-Foo', 'css-', 'a.js', '', '%E0%A4%A'),
  encodable.map(encodeURIComponent),
  anyText,
);

/** URL hashes: links to code, headings, near misses and noise. */
export const hashes = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        fc.constantFrom('#', '', '##'),
        fc.constantFrom('', 'system-', 'css-', 'tailwind-', 'CSS-', 'mui-', 'csss-', '-css-'),
        names,
        fc.constantFrom('', '.tsx', '.js', '.ts', '.jsx', '.JS', '.Tsx', 'js', '.json', '.mjs'),
        fc.constantFrom('', '', '', '?x', '#', ' ', '/', '\n', '.js'),
      )
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: anyText },
);
