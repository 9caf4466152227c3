import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/mdx-syntax');

const cut = (at: string): string =>
  `${at}  the tag that starts here has no end -> end it with > or />`;
const comment = (at: string): string => `${at}  MDX has no HTML comments -> write {/* … */}`;
const link = (at: string): string =>
  `${at}  MDX has no links in angle brackets -> write [text](address)`;
const noName = (at: string): string =>
  `${at}  < starts a tag in MDX, and what follows is no name -> write \\< for the character, or put the text into backticks`;
const quotes = (at: string): string =>
  `${at}  the quotes around the value of the attribute are typographic -> write straight ones: name="value"`;
const malformed = (at: string, what: string): string =>
  `${at}  a tag is not well formed: unexpected character ${what} -> write it as JSX, with quotes around attribute values, or write \\< if it is no tag`;

describe('what starts as a tag, and is none', () => {
  test.each<[text: string, says: string[]]>([
    ['<Card', [cut('5:1')]],
    ['<Card title="a>', [cut('5:1')]],
    ['<Card title="a', [cut('5:1')]],
    ['A <b', [cut('5:3')]],
    ['A <br\n> b.', [cut('5:3')]],
    ['<!-- a -->', [comment('5:1')]],
    ['Text <!-- a --> more.', [comment('5:6')]],
    ['<!-- a\n\nb -->', [comment('5:1')]],
    ['<https://example.com/>', [link('5:1')]],
    ['See <http://example.com> now.', [link('5:5')]],
    ['<a@b.c>', [link('5:1')]],
    ['Write <a.b@c.d>.', [link('5:7')]],
    ['> One\n> <mailto:a@b.c>', [link('6:3')]],
    ['A <5 b.', [noName('5:3')]],
    ['a <= b', [noName('5:3')]],
    ['<1>', [noName('5:1')]],
    ['A <3', [noName('5:3')]],
    ['<-', [noName('5:1')]],
    ['It is <5 and <6.', [noName('5:7'), noName('5:14')]],
    ['<Card title=“a” />', [quotes('5:13')]],
    ['<Card title=”a” />', [quotes('5:13')]],
    ['<Card title=‘a’ />', [quotes('5:13')]],
    ['<Card title=’a’ />', [quotes('5:13')]],
    ['<Card title=a />', ['5:13  the value of title has no quotes -> write title="a"']],
    ['<Card title= />', ['5:14  title has no value behind its = -> write title="…"']],
    ['<Card title= href="/" />', ['5:14  title has no value behind its = -> write title="…"']],
    ['<Card /a>', [malformed('5:8', '`a` (U+0061) after self-closing slash')]],
    [
      '<Card a: />',
      ['5:10  a colon stands between the name and the value of an attribute -> write a="…"'],
    ],
    ['<Card , />', [malformed('5:7', '`,` (U+002C) after name')]],
    ['<Card.1 />', [malformed('5:7', '`1` (U+0031) before member name')]],
    ['<Card "a" />', [malformed('5:7', '`"` (U+0022) after name')]],
    ['<a:b:c />', [malformed('5:5', '`:` (U+003A) in local name')]],
  ])('%j is told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });

  test.each(['A < 5.', 'A <\n5 b.'])('%j is left alone', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });

  test.each([
    ['a comment', '<!-- One -->', '5:1', 'MDX has no HTML comments'],
    [
      'a document type',
      '<!DOCTYPE html>',
      '5:1',
      'the page is written in HTML, of which MDX has no documents',
    ],
  ])('%s is told as what it is', async (_name, text, place, message) => {
    const [line, ...others] = await problemsOf(text);
    expect(line).toContain(`${place}  ${message}`);
    expect(others).toEqual([]);
  });
});
