import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/stray-markup');

describe('marks that are shown as text', () => {
  test.each<[text: string, says: string[]]>([
    [
      'A `word here.',
      [
        '5:3  the backtick begins or ends no code, so it is shown as text -> add the other one, or write \\` for the character',
      ],
    ],
    [
      'A word` here.',
      [
        '5:7  the backtick begins or ends no code, so it is shown as text -> add the other one, or write \\` for the character',
      ],
    ],
    [
      '`` a',
      [
        '5:1  the backtick begins or ends no code, so it is shown as text -> add the other one, or write \\` for the character',
      ],
    ],
    [
      '`a` and `b',
      [
        '5:9  the backtick begins or ends no code, so it is shown as text -> add the other one, or write \\` for the character',
      ],
    ],
    [
      'One `two\nthree` four `five',
      [
        '6:13  the backtick begins or ends no code, so it is shown as text -> add the other one, or write \\` for the character',
      ],
    ],
    [
      'One&nbps;two',
      [
        '5:4  &nbps; is no character that HTML knows, so it is shown as text -> correct the name, or write the character itself',
      ],
    ],
    [
      '&a12;',
      [
        '5:1  &a12; is no character that HTML knows, so it is shown as text -> correct the name, or write the character itself',
      ],
    ],
    [
      'A &foo; and &bar;.',
      [
        '5:3  &foo; is no character that HTML knows, so it is shown as text -> correct the name, or write the character itself',
      ],
    ],
    [
      'One &amp two.',
      [
        '5:5  &amp has no semicolon, so it is shown as text -> add the semicolon, or write the character itself',
      ],
    ],
    [
      'One &copy two.',
      [
        '5:5  &copy has no semicolon, so it is shown as text -> add the semicolon, or write the character itself',
      ],
    ],
    [
      'One &gt two.',
      [
        '5:5  &gt has no semicolon, so it is shown as text -> add the semicolon, or write the character itself',
      ],
    ],
    [
      'One &hellip two.',
      [
        '5:5  &hellip has no semicolon, so it is shown as text -> add the semicolon, or write the character itself',
      ],
    ],
    [
      'One &lt two.',
      [
        '5:5  &lt has no semicolon, so it is shown as text -> add the semicolon, or write the character itself',
      ],
    ],
    [
      'One &mdash two.',
      [
        '5:5  &mdash has no semicolon, so it is shown as text -> add the semicolon, or write the character itself',
      ],
    ],
    [
      'One &nbsp two.',
      [
        '5:5  &nbsp has no semicolon, so it is shown as text -> add the semicolon, or write the character itself',
      ],
    ],
    [
      'One &ndash two.',
      [
        '5:5  &ndash has no semicolon, so it is shown as text -> add the semicolon, or write the character itself',
      ],
    ],
    [
      'One &quot two.',
      [
        '5:5  &quot has no semicolon, so it is shown as text -> add the semicolon, or write the character itself',
      ],
    ],
    [
      'One &rarr two.',
      [
        '5:5  &rarr has no semicolon, so it is shown as text -> add the semicolon, or write the character itself',
      ],
    ],
    [
      'One &reg two.',
      [
        '5:5  &reg has no semicolon, so it is shown as text -> add the semicolon, or write the character itself',
      ],
    ],
    [
      'One &times two.',
      [
        '5:5  &times has no semicolon, so it is shown as text -> add the semicolon, or write the character itself',
      ],
    ],
    [
      'One &trade two.',
      [
        '5:5  &trade has no semicolon, so it is shown as text -> add the semicolon, or write the character itself',
      ],
    ],
    [
      '&nbsp',
      [
        '5:1  &nbsp has no semicolon, so it is shown as text -> add the semicolon, or write the character itself',
      ],
    ],
    [
      '&nbsp.',
      [
        '5:1  &nbsp has no semicolon, so it is shown as text -> add the semicolon, or write the character itself',
      ],
    ],
    [
      '==a==',
      [
        '5:1  two equals signs mark no text here, so they are shown as text -> write **text**, or put code into backticks',
      ],
    ],
    [
      'A ==two words== b.',
      [
        '5:3  two equals signs mark no text here, so they are shown as text -> write **text**, or put code into backticks',
      ],
    ],
    [
      'A ==b== and ==c==.',
      [
        '5:3  two equals signs mark no text here, so they are shown as text -> write **text**, or put code into backticks',
      ],
    ],
    [
      ':smile:',
      ['5:1  :smile: is shown as text -> write the character itself, or put code into backticks'],
    ],
    [
      'A :smile: b',
      ['5:3  :smile: is shown as text -> write the character itself, or put code into backticks'],
    ],
    [
      '(:tada:)',
      ['5:2  :tada: is shown as text -> write the character itself, or put code into backticks'],
    ],
    [
      ':a:',
      ['5:1  :a: is shown as text -> write the character itself, or put code into backticks'],
    ],
    [
      '*a* :smile:',
      ['5:5  :smile: is shown as text -> write the character itself, or put code into backticks'],
    ],
    [
      '[TOC]',
      [
        '5:1  [TOC] is a table of contents elsewhere, and is shown as text -> delete it: the page has its contents beside the text',
      ],
    ],
    [
      '[toc]',
      [
        '5:1  [toc] is a table of contents elsewhere, and is shown as text -> delete it: the page has its contents beside the text',
      ],
    ],
    [
      '> [TOC]',
      [
        '5:3  [TOC] is a table of contents elsewhere, and is shown as text -> delete it: the page has its contents beside the text',
      ],
    ],
    [
      '- [TOC]',
      [
        '5:3  [TOC] is a table of contents elsewhere, and is shown as text -> delete it: the page has its contents beside the text',
      ],
    ],
    [
      '+ [TOC]',
      [
        '5:3  [TOC] is a table of contents elsewhere, and is shown as text -> delete it: the page has its contents beside the text',
      ],
    ],
    [
      '* [TOC]',
      [
        '5:3  [TOC] is a table of contents elsewhere, and is shown as text -> delete it: the page has its contents beside the text',
      ],
    ],
    [
      '- > [TOC]',
      [
        '5:5  [TOC] is a table of contents elsewhere, and is shown as text -> delete it: the page has its contents beside the text',
      ],
    ],
    [
      '[TOC] here',
      [
        '5:1  [TOC] is a table of contents elsewhere, and is shown as text -> delete it: the page has its contents beside the text',
      ],
    ],
    [
      '[!NOTE]',
      [
        '5:1  [!NOTE] is an alert of GitHub, and is shown as text -> write :::note above the text, and ::: below it',
      ],
    ],
    [
      '> [!TIP]\n> Text.',
      [
        '5:3  [!TIP] is an alert of GitHub, and is shown as text -> write :::tip above the text, and ::: below it',
      ],
    ],
    [
      '[!NOTE] and [!TIP]',
      [
        '5:1  [!NOTE] is an alert of GitHub, and is shown as text -> write :::note above the text, and ::: below it',
      ],
    ],
    ...[
      ['[!IMPORTANT]', 'info'],
      ['[!WARNING]', 'warning'],
      ['[!Caution]', 'warning'],
      ['[!constructor]', 'note'],
    ].map(([mark = '', name = '']): [string, string[]] => [
      `> ${mark}\n> Text.`,
      [
        `5:3  ${mark} is an alert of GitHub, and is shown as text -> write :::${name} above the text, and ::: below it`,
      ],
    ]),
    ...[
      ['!!! danger', 'danger'],
      ['!!! success', 'tip'],
      ['??? quote', 'note'],
    ].map(([mark = '', name = '']): [string, string[]] => [
      mark,
      [
        `5:1  "${mark}" is an admonition of MkDocs, and is shown as text -> write :::${name} above the text, and ::: below it`,
      ],
    ]),
    [
      '!!! note',
      [
        '5:1  "!!! note" is an admonition of MkDocs, and is shown as text -> write :::note above the text, and ::: below it',
      ],
    ],
    [
      '??? note',
      [
        '5:1  "??? note" is an admonition of MkDocs, and is shown as text -> write :::note above the text, and ::: below it',
      ],
    ],
    [
      '???+ note',
      [
        '5:1  "???+ note" is an admonition of MkDocs, and is shown as text -> write :::note above the text, and ::: below it',
      ],
    ],
    [
      '!!!  warning "Title"',
      [
        '5:1  "!!!  warning" is an admonition of MkDocs, and is shown as text -> write :::warning above the text, and ::: below it',
      ],
    ],
    [
      'Text\n!!! note',
      [
        '6:1  "!!! note" is an admonition of MkDocs, and is shown as text -> write :::note above the text, and ::: below it',
      ],
    ],
    [
      '> !!! note',
      [
        '5:3  "!!! note" is an admonition of MkDocs, and is shown as text -> write :::note above the text, and ::: below it',
      ],
    ],
    [
      'Text.\nimport a from "b";',
      [
        '6:1  the statement stands in a paragraph, so it is shown as text -> write an empty line above it',
      ],
    ],
    [
      'Text.\nexport const a = 1;',
      [
        '6:1  the statement stands in a paragraph, so it is shown as text -> write an empty line above it',
      ],
    ],
    [
      'Text.\nexport default a',
      [
        '6:1  the statement stands in a paragraph, so it is shown as text -> write an empty line above it',
      ],
    ],
    [
      'Text.\nexport function a',
      [
        '6:1  the statement stands in a paragraph, so it is shown as text -> write an empty line above it',
      ],
    ],
    [
      'Text.\nimport a\nfrom "b"',
      [
        '6:1  the statement stands in a paragraph, so it is shown as text -> write an empty line above it',
      ],
    ],
    [
      '*a*\nimport b from "c"',
      [
        '6:1  the statement stands in a paragraph, so it is shown as text -> write an empty line above it',
      ],
    ],
    [
      'Text.\nexport  const a',
      [
        '6:1  the statement stands in a paragraph, so it is shown as text -> write an empty line above it',
      ],
    ],
    [
      'Text.\nimport  a  from  "b"',
      [
        '6:1  the statement stands in a paragraph, so it is shown as text -> write an empty line above it',
      ],
    ],
    [
      '*a*&nbps;',
      [
        '5:4  &nbps; is no character that HTML knows, so it is shown as text -> correct the name, or write the character itself',
      ],
    ],
    [
      '- `',
      [
        '5:3  the backtick begins or ends no code, so it is shown as text -> add the other one, or write \\` for the character',
      ],
    ],
    [
      '| A | B |\n| - | - |\n| &nbps; | `a |',
      [
        '7:3  &nbps; is no character that HTML knows, so it is shown as text -> correct the name, or write the character itself',
        '7:12  the backtick begins or ends no code, so it is shown as text -> add the other one, or write \\` for the character',
      ],
    ],
  ])('%j is told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });

  test.each([
    'A \\`word here.',
    'One \\&nbps; two',
    '&copy; and &euro;',
    '&1;',
    '&b',
    'A &fo o;',
    'One &ampere',
    'One &copy=1',
    'One \\&nbsp two',
    'AT&T and R&D',
    'Read the Q&A; it helps.',
    'AT&T; R&D; B&Bs; and AT&TV;',
    'A & B, &a1; and &b;',
    'black&white; read&write; search&replace;',
    '&lt2',
    'One &amp;nbsp two',
    'a==b==c',
    '== a ==',
    '==a ==',
    '==a\nb==',
    '===a===',
    'x == y',
    '==ab==c',
    '==a=b==',
    '==a===',
    'a:smile:',
    '10:30:00',
    ':smile:b',
    'See a/:smile:',
    ':Smile:',
    ':e-mail_a+1:',
    ':smile:/a',
    ':+1:',
    ':smile::tada:',
    ':1st:',
    ':white check:',
    'A [TOC]',
    '*a*[TOC]',
    '\\[TOC]',
    'A [!NOTE]',
    '[!]',
    '[!NOTE',
    '*a*[!NOTE]',
    '[!two words]',
    '!!!note',
    'A !!! note',
    '?? note',
    '!! note',
    '???- note',
    '*a*!!! note',
    '!!!\nnote',
    '!!!! note',
    'Text.\nexport the data',
    'Text.\nimport goods from abroad',
    'Text.\nimport a; b from "c"',
    'Text. import a from "b"',
    'Text.\nimporta from "b"',
    'Text.\nexport constant a',
    '&#42;&#42;',
    '&ast;&ast;word',
  ])('%j is left alone', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });
});

test.each([
  ['A **word ** here.', '5:3'],
  ['2 ** 3', '5:3'],
  ['One\n**two ** three.', '6:1'],
  ['A ***word ** here.', '5:11'],
])('two asterisks without others in %j are told', async (text, at) => {
  expect(await problemsOf(text)).toEqual([
    `${at}  the two asterisks begin or end nothing, so they are shown as text -> write **text** without spaces inside, letters or spaces outside, or \\*\\* for the characters`,
  ]);
});

test.each(['A \\**word here.', 'A \\*\\*word\\*\\*.', 'a ****word', '**one**'])(
  'asterisks in %j are left alone',
  async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  },
);
