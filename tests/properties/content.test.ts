import fc from 'fast-check';
import { formatAnnotations } from '@site/src/content/annotations';
import { exportedNames } from '@site/src/content/checks/exports';
import { settingsProblems } from '@site/src/content/checks/settings';
import { jsonFault } from '@site/src/content/jsonFault';
import { splitTarget } from '@site/src/content/links/fault';
import { decode, positionAt } from '@site/src/content/page/decode';
import { parseFrontMatter } from '@site/src/content/page/frontMatter';
import { hiddenCharacters } from '@site/src/content/page/hiddenCharacters';
import { getMdxParser, type ParseMdx } from '@site/src/content/page/mdxParser';
import { parsePage } from '@site/src/content/page/parsePage';
import type { LocalProblem, Problem } from '@site/src/content/problem';
import { formatProblem } from '@site/src/content/problem';
import { anyText, holds, textOf } from './property';

/** A problem that a maintainer can act on: a place inside the text, one line of words, a fix. */
function expectUsable({ line, column, code, message, fix }: LocalProblem, text: string): void {
  const lines = text.split('\n');
  expect(line).toBeGreaterThanOrEqual(1);
  expect(line).toBeLessThanOrEqual(lines.length + 1);
  expect(column).toBeGreaterThanOrEqual(1);
  expect(code).toMatch(/^[a-z-]+\/[a-z0-9-]+$/);
  expect(message).not.toBe('');
  expect(fix).not.toBe('');
}

const markdown = textOf(
  ...['---\n', 'title: x\n', 'slug: 5\n', '- a\n', '# A\n', '## B {/* #b */}\n', '{#c}', '{', '}'],
  ...[
    '```tsx {1-3}\n',
    '```\n',
    '~~~\n',
    ':::note\n',
    ':::\n',
    ':x[y]',
    '::z',
    '<Card>',
    '</Card>',
  ],
  ...[
    '<Tabs>\n',
    '<TabItem value="a">\n',
    '</Tabs>\n',
    '<br>',
    '<',
    '<!-- x -->',
    '| a | b |\n',
    '| - | - |\n',
  ],
  ...[
    '[a](b)',
    '![a](b)',
    '[a][b]',
    '[b]: /c\n',
    '[^1]',
    '(',
    ')',
    "import a from 'b';\n",
    'export const x = y;\n',
  ],
  ...[
    '<<<<<<< HEAD\n',
    '>>>>>>> x\n',
    '\r',
    '\r\n',
    '\n',
    '\n\n',
    ' ',
    'word ',
    '\u200B',
    '\0',
    '\uFEFF',
  ],
);

describe('pages', () => {
  let parseMdx: ParseMdx;
  beforeAll(async () => {
    parseMdx = await getMdxParser();
  });

  test('any Markdown is read, or told why not', () =>
    holds(markdown, (text) => {
      const page = parsePage(Buffer.from(text), parseMdx);
      page.problems.forEach((problem) => expectUsable(problem, text));
      expect(page.body !== undefined || page.problems.length > 0).toBe(true);
    }));

  test('any bytes are read, or told why not', () =>
    holds(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      const page = parsePage(Buffer.from(bytes), parseMdx);
      expect(page.body !== undefined || page.problems.length > 0).toBe(true);
    }));

  test('reading twice says the same', () =>
    holds(
      markdown,
      (text) => {
        const bytes = Buffer.from(text);
        expect(parsePage(bytes, parseMdx)).toEqual(parsePage(bytes, parseMdx));
      },
      0.3,
    ));
});

describe('bytes and positions', () => {
  test('text comes back from UTF-8 as it was, without its mark', () =>
    holds(fc.string({ unit: 'grapheme' }), (text) => {
      const decoded = decode(Buffer.from(text));
      expect('problem' in decoded || decoded.text === text.replace(/^\uFEFF/, '')).toBe(true);
    }));

  test('a position leads back to its offset', () =>
    holds(fc.tuple(textOf('a', '\n', '\r\n', 'ä'), fc.nat(200)), ([text, at]) => {
      const offset = Math.min(at, text.length);
      const { line, column } = positionAt(text, offset);
      const before = text
        .split('\n')
        .slice(0, line - 1)
        .join('\n');
      expect(before.length + (line > 1 ? 1 : 0) + column - 1).toBe(offset);
    }));

  test('hidden characters are told once a line, where they are', () =>
    holds(textOf('a', '\n', '\u200B', '\u202E', '\uFFFD', '\u2028'), (text) => {
      const found = hiddenCharacters(text);
      expect(new Set(found.map(({ line }) => line)).size).toBe(found.length);
      found.forEach(({ line, column }) => {
        const character = text.split('\n')[line - 1]?.[column - 1] ?? '';
        expect(character).not.toMatch(/^[\x20-\x7E\n]?$/);
      });
    }));
});

test('front matter is read, or told why not', () =>
  holds(
    textOf(
      '---\n',
      'title: ',
      'x\n',
      '"',
      "'",
      '- ',
      '[',
      ']',
      '{',
      '}',
      ': ',
      '&a ',
      '*a ',
      '#',
      '\t',
      '2026-01-01\n',
    ),
    (text) => {
      const { frontMatter, problems, hasBody } = parseFrontMatter(text);
      problems.forEach((problem) => expectUsable(problem, text));
      expect(hasBody || problems.length > 0).toBe(true);
      Object.values(frontMatter ?? {}).forEach(({ keyAt, valueAt }) => {
        expect(keyAt.line).toBeGreaterThan(1);
        expect(valueAt.line).toBeGreaterThanOrEqual(keyAt.line);
      });
    },
  ));

test('JSON has a fault exactly where JSON.parse has an error', () =>
  holds(
    fc.oneof(
      fc.json(),
      fc.tuple(fc.json(), fc.nat(40)).map(([text, length]) => text.slice(0, length)),
      textOf('{', '}', '[', ']', '"a"', ':', ',', '1', 'null', ' ', '\n'),
    ),
    (text) => {
      const isJson = (): boolean => {
        try {
          JSON.parse(text);
          return true;
        } catch {
          return false;
        }
      };
      const fault = jsonFault(text);
      expect(fault === undefined).toBe(isJson());
      expect(fault === undefined || (fault.line >= 1 && fault.column >= 1)).toBe(true);
    },
  ));

test('the parts of a link are the link', () =>
  holds(textOf('/a/', './b.mdx', '#', '?', '%', '%E0%A4%A', '%41', 'é'), (url) => {
    const { pathname, suffix } = splitTarget(url);
    expect(pathname + suffix).toBe(url);
    expect(pathname).not.toMatch(/[?#]/);
  }));

test('exports of any module are read', () =>
  holds(
    textOf(
      'export ',
      'default ',
      'const ',
      'function ',
      '{ ',
      'a',
      ' as ',
      'b',
      ', ',
      ' }',
      ' from ',
      "'c'",
      '* ',
      ';\n',
      'type ',
      'class ',
    ),
    (source) => {
      const names = exportedNames(source) ?? [];
      expect(names.every((name) => /^[\w$]+$/.test(name))).toBe(true);
    },
  ));

test('an export is found under its name', () =>
  holds(fc.stringMatching(/^[a-zA-Z_$][\w$]{0,12}$/), (name) => {
    for (const source of [
      `export const ${name} = 1;`,
      `export async function ${name}() {}`,
      `const x = 1;\nexport { x as ${name} };`,
    ]) {
      expect(exportedNames(source)).toEqual([name]);
    }
  }));

const names = [
  'DOCS_URL',
  'DOCS_HOST',
  'DOCS_REPOSITORY_URL',
  'SERVICE_WORKER',
  'ANALYTICS_ID',
  'ANALYTICS_SCRIPT_HOST',
  'DOCS_ULR',
];

test('settings of any value are judged and never throw', () =>
  holds(
    fc.dictionary(
      fc.constantFrom(...names),
      textOf(
        'https://',
        'http:',
        'a.example',
        '/',
        ':',
        '80',
        '@',
        '[',
        ']',
        '%',
        'on',
        'off',
        'G-1',
      ),
    ),
    (environment) => {
      settingsProblems(environment).forEach(({ message, fix }) => {
        expect(message && fix).toBeTruthy();
      });
    },
  ));

const problem: fc.Arbitrary<Problem> = fc.record({
  file: anyText,
  line: fc.nat(),
  column: fc.nat(),
  code: fc.constant('content/x'),
  severity: fc.constantFrom('error', 'warning'),
  message: textOf('a', '\n', '\r', '%', '::', ','),
  fix: anyText,
});

test('an annotation is one line, whatever is in it, and ends in what it says', () =>
  holds(problem, (one) => {
    const line = formatAnnotations([one]);
    expect(line.split(/\r|\n/)).toHaveLength(1);
    const text = line.slice(line.indexOf('::', 2) + 2);
    const decoded = text.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%25', '%');
    expect(decoded).toBe(`${one.message} -> ${one.fix}`);
    expect(formatProblem(one)).toContain(' -> ');
  }));
