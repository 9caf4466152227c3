import { getMdxParser, type ParseMdx } from '@site/src/content/page/mdxParser';
import { walkBlocks } from '@site/src/translations/blockText';

let parseMdx: ParseMdx;

beforeAll(async () => {
  parseMdx = await getMdxParser();
});

/** What of a page is stamped, with its headings where they stand. */
function stamped(text: string): string[] {
  const parts: string[] = [];
  walkBlocks(parseMdx(text), {
    onText: (part) => parts.push(part),
    onHeading: ({ depth }) => parts.push(`heading ${depth}`),
  });
  return parts;
}

// Stamps are made of these very texts: another form of them would age each translation there is.
test.each<[string, string, string[]]>([
  ['a paragraph', 'One  word\nand more.', ['One word and more.']],
  ['emphasis', '**One** *word* and [a link](./a.mdx "Title").', ['One word and a link.']],
  ['code', 'Use `a  b`.', ['Use `a b`.']],
  ['what was struck out', '~~Old~~ new', ['~~Old~~ new']],
  ['a line break', 'One\\\ntwo', ['One two']],
  ['a picture', 'See ![A  logo](./a.png) ![](./b.png)', ['See ![A logo] ![]']],
  ['a picture by a definition', '![Logo][a]\n\n[a]: ./a.png', ['![Logo]']],
  ['a placeholder', 'By {  name } and {/* note */}you', ['By {name} and you']],
  ['a footnote', 'Text[^a].\n\n[^a]: Note.', ['Text[^a].', '[^a]', 'Note.', '/']],
  [
    'a directive in a text',
    'Press :kbd[Enter]{b=2 a=1} or :key.',
    ['Press :kbd a=1 b=2[Enter] or :key.'],
  ],
  [
    'a component in a text',
    'See <Chip size="small" color={ red } to="/a" open {...rest} label="a  b" /> and <b>that</b>.',
    ['See <Chip color={red} label="a b" open size="small" {...rest}></> and <b>that</>.'],
  ],
  ['headings', '# One\n\n## Two `a` {/* #two */}', ['# One', 'heading 2', '## Two `a`']],
  [
    'a list',
    '- one\n- [x] two\n- [ ] three',
    ['ul', 'li', 'one', '/', 'li true', 'two', '/', 'li false', 'three', '/', '/'],
  ],
  ['a list of steps', '1. one', ['ol', 'li', 'one', '/', '/']],
  ['a quotation', '> one', ['blockquote', 'one', '/']],
  [
    'a table',
    '| a | b |\n| - | - |\n| c  d | |',
    ['table', 'tr', 'td a', 'td b', '/', 'tr', 'td c d', 'td ', '/', '/'],
  ],
  ['a fence', '```tsx title="a.tsx"\na  b\n\nc\n```', ['```tsx title="a.tsx"\na  b\n\nc']],
  ['a fence without a language', '```\na\n```', ['```\na']],
  [
    'an admonition',
    ':::note[Look  here]{b=2 a=1}\n\nText.\n\n:::',
    [':note a=1 b=2', '[Look here]', 'Text.', '/'],
  ],
  ['a directive alone', '::video[Label]{id=a}', [':video id=a', 'Label', '/']],
  ['a directive without a label', '::key', [':key', '/']],
  ['an expression alone', '{  value }\n\n{/* note */}', ['{value}']],
  ['a module', "import A   from './a';", ["import A from './a';"]],
  ['a break between paragraphs', 'a\n\n---\n\nb', ['a', '---', 'b']],
  ['a component', '<Card b="2" a="1">\n\nText.\n\n</Card>', ['<Card a="1" b="2">', 'Text.', '/']],
  ['a component in one line', '<Card>Text.</Card>', ['<Card>', 'Text.', '/']],
  ['a component without a text', '<Card a="1" />', ['<Card a="1">', '/']],
  [
    'components beside each other',
    '<A>One</A> <B />\n{value}\n{/* note */}',
    ['<A>', 'One', '/', '<B>', '/', '{value}'],
  ],
  ['a fragment', '<>Text</>', ['<>', 'Text', '/']],
  [
    'addresses',
    '<A href="1" src="3" srcSet="4" poster="5" action="6" title="t" />',
    ['<A title="t">', '/'],
  ],
  ['an address and its definition', '[text][a]\n\n[a]: https://example.com "Title"', ['text']],
])('%s', (_, text, expected) => {
  expect(stamped(text)).toEqual(expected);
});
