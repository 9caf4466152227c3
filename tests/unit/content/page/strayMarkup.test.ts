import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/stray-markup');

describe('links, headings, and footnotes that became text', () => {
  test.each([
    [
      '[x] (./a.mdx)',
      [
        '5:1  a space keeps this from being a link -> write [text](address) without a space between the two',
      ],
    ],
    [
      '[x]\n(./a.mdx)',
      [
        '5:1  a new line keeps this from being a link -> write [text](address) without a space between the two',
      ],
    ],
    [
      '[x] (#a)',
      [
        '5:1  a space keeps this from being a link -> write [text](address) without a space between the two',
      ],
    ],
    [
      '[x] (/a/)',
      [
        '5:1  a space keeps this from being a link -> write [text](address) without a space between the two',
      ],
    ],
    [
      '[x y] (../a.mdx) and [z] (#b)',
      [
        '5:1  a space keeps this from being a link -> write [text](address) without a space between the two',
        '5:22  a space keeps this from being a link -> write [text](address) without a space between the two',
      ],
    ],
    [
      'One\ntwo [x] (./a.mdx)',
      [
        '6:5  a space keeps this from being a link -> write [text](address) without a space between the two',
      ],
    ],
    [
      'See [x]\n(#a) here',
      [
        '5:5  a new line keeps this from being a link -> write [text](address) without a space between the two',
      ],
    ],
    [
      '[a](./my page.mdx)',
      [
        '5:3  the address of the link has a space, so it is shown as text -> write %20 for a space, and put a title of the link into quotes',
      ],
    ],
    [
      '![a](./a.png =100x200)',
      [
        '5:4  Markdown has no sizes of pictures, so this is shown as text -> leave out what stands behind the address',
      ],
    ],
    [
      '![a](./a.png =100x)',
      [
        '5:4  Markdown has no sizes of pictures, so this is shown as text -> leave out what stands behind the address',
      ],
    ],
    [
      '![a](./a.png =x200 )',
      [
        '5:4  Markdown has no sizes of pictures, so this is shown as text -> leave out what stands behind the address',
      ],
    ],
    [
      '![a](./a.png =x)',
      [
        '5:4  Markdown has no sizes of pictures, so this is shown as text -> leave out what stands behind the address',
      ],
    ],
    [
      '![a](./a.png =100)',
      [
        '5:4  the address of the link has a space, so it is shown as text -> write %20 for a space, and put a title of the link into quotes',
      ],
    ],
    [
      '![a](./a.png 100x200)',
      [
        '5:4  the address of the link has a space, so it is shown as text -> write %20 for a space, and put a title of the link into quotes',
      ],
    ],
    [
      '[a](./b.mdx “T“)',
      [
        '5:3  the quotes around the title of the link are typographic -> write straight ones: [text](address "title")',
      ],
    ],
    [
      '[a](./b.mdx ”T”)',
      [
        '5:3  the quotes around the title of the link are typographic -> write straight ones: [text](address "title")',
      ],
    ],
    [
      '[a](./b.mdx „T„)',
      [
        '5:3  the quotes around the title of the link are typographic -> write straight ones: [text](address "title")',
      ],
    ],
    [
      '[a](./b.mdx ‘T‘)',
      [
        '5:3  the quotes around the title of the link are typographic -> write straight ones: [text](address "title")',
      ],
    ],
    [
      '[a](./b.mdx ’T’)',
      [
        '5:3  the quotes around the title of the link are typographic -> write straight ones: [text](address "title")',
      ],
    ],
    [
      '[a](./b.mdx «T«)',
      [
        '5:3  the quotes around the title of the link are typographic -> write straight ones: [text](address "title")',
      ],
    ],
    [
      '[a](./b.mdx »T»)',
      [
        '5:3  the quotes around the title of the link are typographic -> write straight ones: [text](address "title")',
      ],
    ],
    [
      '[a](./b.mdx "T "q" r")',
      [
        '5:3  the title of the link has quotes inside, so it is shown as text -> write \\" for each quote inside of the title',
      ],
    ],
    [
      '[a](./b.mdx "T" r)',
      [
        '5:3  the address of the link has a space, so it is shown as text -> write %20 for a space, and put a title of the link into quotes',
      ],
    ],
    [
      '[a](./b.mdx T)',
      [
        '5:3  the address of the link has a space, so it is shown as text -> write %20 for a space, and put a title of the link into quotes',
      ],
    ],
    [
      '[a](./b.mdx "T)',
      [
        '5:3  the address of the link has a space, so it is shown as text -> write %20 for a space, and put a title of the link into quotes',
      ],
    ],
    [
      '[a](./b_(c d)',
      [
        '5:3  the parenthesis that ends the address of the link is missing -> add the missing ) behind the address',
      ],
    ],
    [
      '[a](./b c) d',
      [
        '5:3  the address of the link has a space, so it is shown as text -> write %20 for a space, and put a title of the link into quotes',
      ],
    ],
    [
      '[a](b c)',
      [
        '5:3  the address of the link has a space, so it is shown as text -> write %20 for a space, and put a title of the link into quotes',
      ],
    ],
    [
      '[a](./b\nc)',
      [
        '5:1  the parenthesis that ends the address of the link is missing -> write [text](address)',
      ],
    ],
    [
      '[a](./b.mdx "T "q")',
      [
        '5:3  the title of the link has quotes inside, so it is shown as text -> write \\" for each quote inside of the title',
      ],
    ],
    [
      '[a](./b.mdx\n“T”)',
      [
        '5:1  the parenthesis that ends the address of the link is missing -> write [text](address)',
      ],
    ],
    [
      '[a](./my page.mdx) and [b](./my other.mdx)',
      [
        '5:3  the address of the link has a space, so it is shown as text -> write %20 for a space, and put a title of the link into quotes',
        '5:26  the address of the link has a space, so it is shown as text -> write %20 for a space, and put a title of the link into quotes',
      ],
    ],
    [
      '[a](https://example .com/)',
      [
        '5:3  the address of the link has a space, so it is shown as text -> write %20 for a space, and put a title of the link into quotes',
      ],
    ],
    [
      '[a](https://example.com/a b)',
      [
        '5:3  the address of the link has a space, so it is shown as text -> write %20 for a space, and put a title of the link into quotes',
      ],
    ],
    [
      '![a](https://example.com/a.png =10x10)',
      [
        '5:4  Markdown has no sizes of pictures, so this is shown as text -> leave out what stands behind the address',
      ],
    ],
    [
      '[a](https://example.com/b “T”)',
      [
        '5:3  the quotes around the title of the link are typographic -> write straight ones: [text](address "title")',
      ],
    ],
    [
      '[a](https://example.com/b "T "q" r")',
      [
        '5:3  the title of the link has quotes inside, so it is shown as text -> write \\" for each quote inside of the title',
      ],
    ],
    [
      '[a](https://example.com/b',
      [
        '5:3  the parenthesis that ends the address of the link is missing -> add the missing ) behind the address',
      ],
    ],
    [
      '[a](https://example.com/b_(c d)',
      [
        '5:3  the parenthesis that ends the address of the link is missing -> add the missing ) behind the address',
      ],
    ],
    [
      '[a](https://example.com/b c',
      [
        '5:3  the parenthesis that ends the address of the link is missing -> add the missing ) behind the address',
      ],
    ],
    [
      '[a](www.example.com b)',
      [
        '5:3  the address of the link has a space, so it is shown as text -> write %20 for a space, and put a title of the link into quotes',
      ],
    ],
    [
      '[a](https://example.com/b_(c)',
      [
        '5:3  the parenthesis that ends the address of the link is missing -> add the missing ) behind the address',
      ],
    ],
    [
      'See [a](https://example.com/b and more.',
      [
        '5:7  the parenthesis that ends the address of the link is missing -> add the missing ) behind the address',
      ],
    ],
    [
      '[b [c](#d) a](https://example.com/b)',
      [
        '5:13  the address belongs to no link, so it is shown as text -> write [text](address), with no other link in the text',
      ],
    ],
    [
      '[a *b*](https://example.com/b c)',
      [
        '5:7  the address of the link has a space, so it is shown as text -> write %20 for a space, and put a title of the link into quotes',
      ],
    ],
    [
      '[a](https://example.com/b_(c) d)',
      [
        '5:3  the parenthesis that ends the address of the link is missing -> add the missing ) behind the address',
      ],
    ],
    [
      '[a](http:// b',
      [
        '5:1  the parenthesis that ends the address of the link is missing -> write [text](address)',
      ],
    ],
    [
      '[a](https:// b',
      [
        '5:1  the parenthesis that ends the address of the link is missing -> write [text](address)',
      ],
    ],
    [
      '[a](./b.mdx more',
      [
        '5:1  the parenthesis that ends the address of the link is missing -> write [text](address)',
      ],
    ],
    [
      '[a](#b c',
      [
        '5:1  the parenthesis that ends the address of the link is missing -> write [text](address)',
      ],
    ],
    [
      '[a](/b',
      [
        '5:1  the parenthesis that ends the address of the link is missing -> write [text](address)',
      ],
    ],
    [
      '[a](./b\nmore)',
      [
        '5:1  the parenthesis that ends the address of the link is missing -> write [text](address)',
      ],
    ],
    [
      '[a](./b\n[c](./d',
      [
        '5:1  the parenthesis that ends the address of the link is missing -> write [text](address)',
        '6:1  the parenthesis that ends the address of the link is missing -> write [text](address)',
      ],
    ],
    [
      '[a](',
      [
        '5:3  the parenthesis that ends the address of the link is missing -> add the missing ) behind the address',
      ],
    ],
    [
      '[a](./b.mdx.',
      [
        '5:1  the parenthesis that ends the address of the link is missing -> write [text](address)',
      ],
    ],
    [
      '(a)[./b.mdx]',
      [
        '5:1  brackets and parentheses of the link are the wrong way round -> write [text](address)',
      ],
    ],
    [
      '(a)[https://b]',
      [
        '5:1  brackets and parentheses of the link are the wrong way round -> write [text](address)',
      ],
    ],
    [
      '(a)[http://b]',
      [
        '5:1  brackets and parentheses of the link are the wrong way round -> write [text](address)',
      ],
    ],
    [
      '(a)[#b]',
      [
        '5:1  brackets and parentheses of the link are the wrong way round -> write [text](address)',
      ],
    ],
    [
      '(a)[/b]',
      [
        '5:1  brackets and parentheses of the link are the wrong way round -> write [text](address)',
      ],
    ],
    [
      '(a b)[./b] and (c)[./d]',
      [
        '5:1  brackets and parentheses of the link are the wrong way round -> write [text](address)',
        '5:16  brackets and parentheses of the link are the wrong way round -> write [text](address)',
      ],
    ],
    ['[[a]]', ['5:1  [[a]] is a link of wikis, and is shown as text -> write [text](./page.mdx)']],
    [
      '[[a|b]]',
      ['5:1  [[a|b]] is a link of wikis, and is shown as text -> write [text](./page.mdx)'],
    ],
    [
      'See [[a b]] and [[c]].',
      [
        '5:5  [[a b]] is a link of wikis, and is shown as text -> write [text](./page.mdx)',
        '5:17  [[c]] is a link of wikis, and is shown as text -> write [text](./page.mdx)',
      ],
    ],
    [
      '##A',
      ['5:1  a space is missing in the heading -> write ## and a space in front of its text'],
    ],
    [
      '###A',
      ['5:1  a space is missing in the heading -> write ## and a space in front of its text'],
    ],
    [
      '####### A',
      ['5:1  headings have six levels at most -> write ## and a space in front of its text'],
    ],
    [
      '########A',
      ['5:1  headings have six levels at most -> write ## and a space in front of its text'],
    ],
    [
      'Text\n##A',
      ['6:1  a space is missing in the heading -> write ## and a space in front of its text'],
    ],
    [
      '##1',
      ['5:1  a space is missing in the heading -> write ## and a space in front of its text'],
    ],
    [
      '#######A',
      ['5:1  headings have six levels at most -> write ## and a space in front of its text'],
    ],
    [
      '####### #A',
      ['5:1  headings have six levels at most -> write ## and a space in front of its text'],
    ],
    [
      'A.[^1]',
      [
        '5:3  the footnote [^1] has no text -> add a paragraph that starts with the same mark and a colon',
      ],
    ],
    [
      'A.[^a-b]',
      [
        '5:3  the footnote [^a-b] has no text -> add a paragraph that starts with the same mark and a colon',
      ],
    ],
    [
      'A.[^1] B.[^2]',
      [
        '5:3  the footnote [^1] has no text -> add a paragraph that starts with the same mark and a colon',
        '5:10  the footnote [^2] has no text -> add a paragraph that starts with the same mark and a colon',
      ],
    ],
    [
      '[a][b]',
      [
        '5:1  the reference [a][b] has no definition, so it is shown as text -> add a line such as [name]: ./page.mdx, or write [text](address)',
      ],
    ],
    [
      '[a][]',
      [
        '5:1  the reference [a][] has no definition, so it is shown as text -> add a line such as [name]: ./page.mdx, or write [text](address)',
      ],
    ],
    [
      '[ ][x]',
      [
        '5:1  the reference [ ][x] has no definition, so it is shown as text -> add a line such as [name]: ./page.mdx, or write [text](address)',
      ],
    ],
    [
      '[a b][c d] and [e][f]',
      [
        '5:1  the reference [a b][c d] has no definition, so it is shown as text -> add a line such as [name]: ./page.mdx, or write [text](address)',
        '5:16  the reference [e][f] has no definition, so it is shown as text -> add a line such as [name]: ./page.mdx, or write [text](address)',
      ],
    ],
    [
      '\\* and [[a]]',
      ['5:8  [[a]] is a link of wikis, and is shown as text -> write [text](./page.mdx)'],
    ],
    [
      'One \\* two [[a]] three [[a]].',
      [
        '5:12  [[a]] is a link of wikis, and is shown as text -> write [text](./page.mdx)',
        '5:24  [[a]] is a link of wikis, and is shown as text -> write [text](./page.mdx)',
      ],
    ],
    [
      'One\n  two [[a]]',
      ['6:7  [[a]] is a link of wikis, and is shown as text -> write [text](./page.mdx)'],
    ],
    [
      '*One* and [[a]]',
      ['5:11  [[a]] is a link of wikis, and is shown as text -> write [text](./page.mdx)'],
    ],
    [
      '[[a]] *and* [[a]]',
      [
        '5:1  [[a]] is a link of wikis, and is shown as text -> write [text](./page.mdx)',
        '5:13  [[a]] is a link of wikis, and is shown as text -> write [text](./page.mdx)',
      ],
    ],
    [
      '&lt; [[a]]',
      ['5:6  [[a]] is a link of wikis, and is shown as text -> write [text](./page.mdx)'],
    ],
    [
      '> One\n> two [[a]]',
      ['6:7  [[a]] is a link of wikis, and is shown as text -> write [text](./page.mdx)'],
    ],
    [
      '[](https://example.com/)',
      [
        '5:1  the link has no text, so nobody can follow it -> write what it leads to into the brackets',
      ],
    ],
    [
      'A [](#b) c.',
      [
        '5:3  the link has no text, so nobody can follow it -> write what it leads to into the brackets',
      ],
    ],
  ])('%j is told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });

  test.each([
    ['> [x]\n> (#a)', '5:3'],
    ['- One\n  two \\* 👩‍🚀 [x] (#a)', '6:16'],
    ['One &amp; &#x26; two [x] (#a)', '5:22'],
    ['One\n[x] (#a)\nthree', '6:1'],
  ])('%j is told at %s', async (text, place) => {
    const [line = '', ...others] = await problemsOf(text);
    expect(line.split('  ')[0]).toBe(place);
    expect(others).toEqual([]);
  });

  test('each of several is told at its own place', async () => {
    const lines = await problemsOf('One\ntwo [[a]]\nthree [[b]] and [[a]]');
    expect(lines.map((line) => line.split('  ')[0])).toEqual(['6:5', '7:7', '7:17']);
  });

  test.each([
    '[x]  (./a.mdx)',
    '[x] (-a)',
    '[x] (word)',
    'It is a[0][1], f(x)[0][1], and b[i] (first).',
    '\\[x] (./a.mdx)',
    '\\[a](b c)',
    '\\[a](./b',
    '\\[[a]]',
    '\\[a][b]',
    '&#91;a][b]',
    'A.\\[^1]',
    '\\##A',
    '[] (./a.mdx)',
    '- [x] (./a.mdx)',
    '[x] ()',
    '[x] (./a.mdx',
    '[a](./b_(c) d)',
    '(a)[b]',
    '(a (b))[./c]',
    '()[./b]',
    '(a)[./b c]',
    '(a) [./b]',
    '(a)[]',
    '(a)\\[./b]',
    '(a\nb)[./c]',
    '[[a] b]',
    '[[]]',
    '[[a]',
    '##',
    '#A',
    '###### A',
    '## A',
    'A ##B',
    '### #A',
    'A.[^a b]',
    'A.[^]',
    'A.[^1]\n\n[^1]: Note.',
    '[a] [b]',
    '[][a]',
    '[a][b]\n\n[b]: https://example.com/',
    '[a]\n[b]',
    '[ ](https://example.com/)',
    '[![a](https://example.com/a.png)](https://example.com/)',
    'A ![](https://example.com/a.png) b.',
    '[*a*](https://example.com/)',
  ])('%j is left alone', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });
});
