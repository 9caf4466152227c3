import { body, testProblems } from '../fixtureSite';

describe('MDX that does not parse', () => {
  testProblems([
    [
      'a brace in prose',
      body('Write {a name} here.'),
      [
        'docs-core/introduction/overview.mdx:7:9  error content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      'a brace without an end',
      body('Write { here.\n\nMore.'),
      [
        'docs-core/introduction/overview.mdx:7:7  error content/mdx-syntax  { starts JavaScript in MDX, and the } that ends it is missing -> write \\{ for the character, or put the text into backticks',
      ],
    ],
    [
      'a heading id in the old syntax',
      body('## Start {#head}'),
      [
        'docs-core/introduction/overview.mdx:7:10  error content/mdx-syntax  the id of a heading stands in a comment -> write {/* #head */}',
      ],
    ],
    [
      'a less-than sign in prose',
      body('A value <5 is low.'),
      [
        'docs-core/introduction/overview.mdx:7:9  error content/mdx-syntax  < starts a tag in MDX, and what follows is no name -> write \\< for the character, or put the text into backticks',
      ],
    ],
    [
      'a less-than sign, and what the parser refuses on another line',
      body('<\uFEFF\n\n=5 is low.'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/mdx-syntax  < starts a tag in MDX, and what follows is no name -> write \\< for the character, or put the text into backticks',
        'docs-core/introduction/overview.mdx:7:2  error content/hidden-character  an invisible character (U+FEFF) -> delete it; it often comes along with pasted text',
      ],
    ],
    [
      'an HTML comment',
      body('One.\n\n<!-- Two. -->'),
      [
        'docs-core/introduction/overview.mdx:9:1  error content/mdx-syntax  MDX has no HTML comments -> write {/* … */}',
      ],
    ],
    [
      'an address in angle brackets',
      body('See <https://mui.com>.'),
      [
        'docs-core/introduction/overview.mdx:7:12  error content/mdx-syntax  MDX has no links in angle brackets -> write [text](address)',
      ],
    ],
    [
      'a mail address in angle brackets',
      body('Write to <a@b.c>.'),
      [
        'docs-core/introduction/overview.mdx:7:12  error content/mdx-syntax  MDX has no links in angle brackets -> write [text](address)',
      ],
    ],
    [
      'a tag that is never closed',
      body('<CardGrid>\n\nText.'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/mdx-syntax  <CardGrid> is never closed -> close the tag in the same block, or write \\< if it is no tag',
      ],
    ],
    [
      'a tag that is closed in another paragraph',
      body('Text <b>bold.\n\nMore.</b>'),
      [
        'docs-core/introduction/overview.mdx:7:6  error content/mdx-syntax  <b> is never closed -> close the tag in the same block, or write \\< if it is no tag',
      ],
    ],
    [
      'a type argument in prose',
      body('An Array<string> is a list.'),
      [
        'docs-core/introduction/overview.mdx:7:9  error content/mdx-syntax  <string> is never closed -> close the tag in the same block, or write \\< if it is no tag',
      ],
    ],
    [
      'another closing tag',
      body('<CardGrid>\n\nText.\n\n</Card>'),
      [
        'docs-core/introduction/overview.mdx:11:1  error content/mdx-syntax  the closing tag </Card> has no opening tag -> close <CardGrid> first',
      ],
    ],
    [
      'a closing tag alone',
      body('</Card>'),
      [
        'docs-core/introduction/overview.mdx:7:2  error content/mdx-syntax  the closing tag has no opening tag -> remove it, or open the tag first',
      ],
    ],
    [
      'an attribute without quotes',
      body('<Card title=Start />'),
      [
        'docs-core/introduction/overview.mdx:7:13  error content/mdx-syntax  a tag is not well formed: unexpected character `S` (U+0053) before attribute value -> write it as JSX, with quotes around attribute values, or write \\< if it is no tag',
      ],
    ],
    [
      'a tag without an end',
      body('A <b>word</b>.\n\n<Card title="Start>\n\nAnother <b>word</b>.'),
      [
        'docs-core/introduction/overview.mdx:9:1  error content/mdx-syntax  the tag that starts here has no end -> end it with > or />',
      ],
    ],
    [
      'a paragraph that starts with import',
      body('import goods from abroad\n\nMore.'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
      ],
    ],
    [
      'an invalid export',
      body('export const a = ;\n'),
      [
        'docs-core/introduction/overview.mdx:7:1  error content/mdx-syntax  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word',
      ],
    ],
    [
      'an invalid spread',
      body('<Card {...a b} />'),
      [
        'docs-core/introduction/overview.mdx:7:13  error content/mdx-syntax  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks',
      ],
    ],
  ]);
});
