import fc from 'fast-check';
import { getMdxParser, type ParseMdx } from '@site/src/content/page/mdxParser';
import {
  comparable,
  createAvoidedFinder,
  createFinder,
  hasForm,
} from '@site/src/translations/glossaryMatch';
import { parseGlossary } from '@site/src/translations/glossary';
import { readSections } from '@site/src/translations/sections';
import { readStamps, stampsOf, writeStamps } from '@site/src/translations/sourceStamps';
import { parseStrings } from '@site/src/translations/strings/parseStrings';
import { createRemainder } from '@site/src/translations/sameText';
import { anyText, holds, textOf } from './property';

const page = textOf(
  ...[
    '## A {/* #a */}\n',
    '## B {/* #b */}\n',
    '### C\n',
    '# D\n',
    'A sentence.\n',
    '\n\n',
    '- x\n',
    '```ts\n',
    '```\n',
  ],
  ...['{', '<Card />', 'title: y\n', ':::note\n', ':::\n'],
).map((text) => `---\ntitle: x\n---\n\n${text}`);

describe('sections', () => {
  let parseMdx: ParseMdx;
  beforeAll(async () => {
    parseMdx = await getMdxParser();
  });

  test('of any page are read, one after the other', () =>
    holds(page, (text) => {
      const { sections } = readSections(text, parseMdx);
      sections.forEach((section, index) => {
        const next = sections[index + 1];
        expect(next === undefined || next.line >= section.line).toBe(true);
      });
    }));

  test('stamps that were written are read, and writing them again changes nothing', () =>
    holds(page, (text) => {
      const read = readSections(text, parseMdx);
      if (read.sections.length === 0) return;
      const stamps = stampsOf(read);
      const stamped = writeStamps(text, stamps);
      expect(readStamps(stamped).problems).toEqual([]);
      expect(readStamps(stamped).stamps).toEqual(stamps);
      expect(writeStamps(stamped, stamps)).toBe(stamped);
    }));
});

test('stamps of any text are read or told why not', () =>
  holds(
    textOf(
      '---\n',
      'translation:\n',
      '  source: ',
      '  a: ',
      '0123abcd',
      '\n',
      'x: y\n',
      '"',
      '[',
      '\t',
    ),
    (text) => {
      const { problems } = readStamps(text);
      problems.forEach(({ line, fix }) => {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(fix).not.toBe('');
      });
    },
  ));

test('interface strings of any text are read or told why not', () =>
  holds(
    fc.oneof(
      fc.json(),
      textOf('{', '}', '"id"', ':', '"message"', '"x"', ',', '\n', 'null', '[', ']'),
    ),
    (text) => {
      const { messages, problems } = parseStrings(text);
      expect(messages.size > 0 || problems.length > 0 || /^\s*\{\s*\}\s*$/.test(text)).toBe(true);
    },
  ));

test('a glossary of any text is read or told why not', () =>
  holds(
    textOf(
      'keep:',
      'terms:',
      'same:',
      '\n',
      '  - ',
      'term: a',
      'use: [b]',
      '*c',
      '&c ',
      '"',
      '[',
      '\t',
      '<<: ',
    ),
    (text) => {
      const { problems, keep, terms } = parseGlossary('i18n/zh/glossary.yml', text);
      problems.forEach(({ line, fix }) => expect(line >= 1 && fix !== '').toBe(true));
      expect(keep.length + terms.length + problems.length).toBeGreaterThanOrEqual(0);
    },
  ));

const term = fc.stringMatching(/^[A-Za-z.*+?()[\]\\]{1,12}( [a-z]{1,6})?$/);

test('a glossary of any terms searches any text', () =>
  holds(fc.tuple(fc.array(term, { maxLength: 4 }), anyText), ([terms, text]) => {
    const at = { line: 1, column: 1 };
    const glossary = {
      keep: terms.map((name) => ({ name, ...at })),
      terms: terms.map((name) => ({ term: name, use: [name], avoid: [name], ...at })),
    };
    createFinder(glossary)(text);
    createAvoidedFinder(glossary)(text);
    expect(comparable(comparable(text))).toBe(comparable(text));
    terms.forEach((one) => expect(hasForm(comparable(`x ${one} y`), [one])).toBe(true));
  }));

test('what is left of a text is less than the text, and nothing of a name', () =>
  holds(fc.tuple(fc.array(term, { maxLength: 3 }), anyText), ([names, text]) => {
    const remainderOf = createRemainder(names, undefined);
    expect(remainderOf(text).text.length).toBeLessThanOrEqual(text.length + 1);
    names.forEach((name) =>
      expect(remainderOf(remainderOf(name).text).text).toBe(remainderOf(name).text),
    );
  }));
