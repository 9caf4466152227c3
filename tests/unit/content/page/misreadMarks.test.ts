import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/stray-markup');

describe('marks that became something else than meant', () => {
  test.each([
    [
      '`\ncode();\n`',
      [
        '5:1  fewer than three backticks make no block of code -> write three backticks above the code and below it',
      ],
    ],
    [
      '`js\ncode();\n`',
      [
        '5:1  fewer than three backticks make no block of code -> write three backticks above the code and below it',
      ],
    ],
    [
      '``js\ncode();\n``',
      [
        '5:1  fewer than three backticks make no block of code -> write three backticks above the code and below it',
      ],
    ],
    [
      '`\ncode();\n  `',
      [
        '5:1  fewer than three backticks make no block of code -> write three backticks above the code and below it',
      ],
    ],
    [
      'Text\n`\ncode();\n`',
      [
        '6:1  fewer than three backticks make no block of code -> write three backticks above the code and below it',
      ],
    ],
    [
      '`js\none();\ntwo();\n`',
      [
        '5:1  fewer than three backticks make no block of code -> write three backticks above the code and below it',
      ],
    ],
    [
      'See https://example.com/a。b.',
      [
        '5:5  the link goes on behind "https://example.com/a" into the sentence -> write [text](address)',
      ],
    ],
    [
      'See https://example.com/a，b.',
      [
        '5:5  the link goes on behind "https://example.com/a" into the sentence -> write [text](address)',
      ],
    ],
    [
      'See https://example.com/a、b.',
      [
        '5:5  the link goes on behind "https://example.com/a" into the sentence -> write [text](address)',
      ],
    ],
    [
      'See https://example.com/a；b.',
      [
        '5:5  the link goes on behind "https://example.com/a" into the sentence -> write [text](address)',
      ],
    ],
    [
      'See https://example.com/a：b.',
      [
        '5:5  the link goes on behind "https://example.com/a" into the sentence -> write [text](address)',
      ],
    ],
    [
      'See https://example.com/a！b.',
      [
        '5:5  the link goes on behind "https://example.com/a" into the sentence -> write [text](address)',
      ],
    ],
    [
      'See https://example.com/a？b.',
      [
        '5:5  the link goes on behind "https://example.com/a" into the sentence -> write [text](address)',
      ],
    ],
    [
      'See https://example.com/a（b.',
      [
        '5:5  the link goes on behind "https://example.com/a" into the sentence -> write [text](address)',
      ],
    ],
    [
      'See https://example.com/a）b.',
      [
        '5:5  the link goes on behind "https://example.com/a" into the sentence -> write [text](address)',
      ],
    ],
    [
      'See https://example.com/a「b.',
      [
        '5:5  the link goes on behind "https://example.com/a" into the sentence -> write [text](address)',
      ],
    ],
    [
      'See https://example.com/a」b.',
      [
        '5:5  the link goes on behind "https://example.com/a" into the sentence -> write [text](address)',
      ],
    ],
    [
      'See https://example.com/a『b.',
      [
        '5:5  the link goes on behind "https://example.com/a" into the sentence -> write [text](address)',
      ],
    ],
    [
      'See https://example.com/a』b.',
      [
        '5:5  the link goes on behind "https://example.com/a" into the sentence -> write [text](address)',
      ],
    ],
    [
      'See https://example.com/a《b.',
      [
        '5:5  the link goes on behind "https://example.com/a" into the sentence -> write [text](address)',
      ],
    ],
    [
      'See https://example.com/a》b.',
      [
        '5:5  the link goes on behind "https://example.com/a" into the sentence -> write [text](address)',
      ],
    ],
    [
      'See https://example.com/a“b.',
      [
        '5:5  the link goes on behind "https://example.com/a" into the sentence -> write [text](address)',
      ],
    ],
    [
      'See https://example.com/a”b.',
      [
        '5:5  the link goes on behind "https://example.com/a" into the sentence -> write [text](address)',
      ],
    ],
    [
      '看 http://example.com/a。然后',
      [
        '5:3  the link goes on behind "http://example.com/a" into the sentence -> write [text](address)',
      ],
    ],
    [
      '看 www.example.com，然后',
      ['5:3  the link goes on behind "www.example.com" into the sentence -> write [text](address)'],
    ],
    ['H~2~O', ['5:2  ~2~ is struck through, and not set lower -> write <sub>2</sub>']],
    ['x~i~', ['5:2  ~i~ is struck through, and not set lower -> write <sub>i</sub>']],
    ['(a)~2~', ['5:4  ~2~ is struck through, and not set lower -> write <sub>2</sub>']],
    ['H~123~', ['5:2  ~123~ is struck through, and not set lower -> write <sub>123</sub>']],
    ['é~2~', ['5:2  ~2~ is struck through, and not set lower -> write <sub>2</sub>']],
    [
      '[a [b](https://example.com/c) d](https://example.com/e)',
      [
        '5:32  the address belongs to no link, so it is shown as text -> write [text](address), with no other link in the text',
      ],
    ],
    [
      '[a [b](https://example.com/c) d](#e)',
      [
        '5:30  a link holds another link, so its own marks are shown as text -> end the one before the other begins',
      ],
    ],
    [
      '[a *x* [b](https://example.com/c) d](#e)',
      [
        '5:34  a link holds another link, so its own marks are shown as text -> end the one before the other begins',
      ],
    ],
    [
      '[a [b](https://example.com/c)](#e)',
      [
        '5:30  a link holds another link, so its own marks are shown as text -> end the one before the other begins',
      ],
    ],
    [
      '[a [b](https://example.com/c) d](#e f)',
      [
        '5:32  the address of the link has a space, so it is shown as text -> write %20 for a space, and put a title of the link into quotes',
      ],
    ],
    [
      'See [a [b](https://example.com/c) d](#e) here.',
      [
        '5:34  a link holds another link, so its own marks are shown as text -> end the one before the other begins',
      ],
    ],
    [
      '*See [a [b](https://example.com/c) d](#e) here.*',
      [
        '5:35  a link holds another link, so its own marks are shown as text -> end the one before the other begins',
      ],
    ],
    [
      '[a [b](https://example.com/c) d]()',
      [
        '5:30  a link holds another link, so its own marks are shown as text -> end the one before the other begins',
      ],
    ],
  ])('%j is told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });

  test.each([
    '`code\nmore`',
    '`code();`',
    '`JS\ncode();\n`',
    '`\ncode();` and',
    '`code\n`',
    'See https://example.com/a.',
    'See [a](https://example.com/。b).',
    'See [https://example.com/。b](https://example.com/).',
    'Write to a@example.com。',
    '看 https://例子.com/a 然后',
    '看www.example.com 。',
    'An x ~2~ y.',
    '~2~',
    'H~1234~',
    'H~a b~',
    'H~~2~~O',
    '*H*~2~',
    '1~2~',
    'H~-~',
    '`H`~2~',
    '*(a)*~2~',
    'a *b*~2~',
    '[b](https://example.com/c) d](#e)',
    '[a] [b](https://example.com/c) d](#e)',
    '[a [b](https://example.com/c) d]',
    '[a [b](https://example.com/c) *d*](#e)',
    '[a] x [b](https://example.com/c) d](#e)',
    '[a [b](https://example.com/c) [d](#e)',
    '`[a` [b](https://example.com/c) d](#e)',
    '[a [b](https://example.com/c) d] (#e)',
  ])('%j is left alone', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });
});
