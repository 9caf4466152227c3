import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/stray-markup');

const space = (at: string): string =>
  `${at}  a space keeps this from being a link -> write [text](address) without a space between the two`;
const newLine = (at: string): string =>
  `${at}  a new line keeps this from being a link -> write [text](address) without a space between the two`;
const emptyLine = (at: string): string =>
  `${at}  an empty line parts the address from the start of the link -> write [text](address) without an empty line inside`;
const reversed = (at: string): string =>
  `${at}  brackets and parentheses of the link are the wrong way round -> write [text](address)`;
const noText = (at: string): string =>
  `${at}  the link has no text, so nobody can follow it -> write what it leads to into the brackets`;

describe('links that became text', () => {
  test.each<[text: string, says: string[]]>([
    ['[x] (./a.mdx)', [space('5:1')]],
    ['[x]\n(./a.mdx)', [newLine('5:1')]],
    ['[x] (#a)', [space('5:1')]],
    ['[x] (/a/)', [space('5:1')]],
    ['[x y] (../a.mdx) and [z] (#b)', [space('5:1'), space('5:22')]],
    ['One\ntwo [x] (./a.mdx)', [space('6:5')]],
    ['See [x]\n(#a) here', [newLine('5:5')]],
    ['[x]\u00A0(./a.mdx)', [space('5:1')]],
    ['See [x\n\n](./a.mdx) here', [emptyLine('7:1')]],
    ['> [x\n>\n> ](/a/)', [emptyLine('7:3')]],
    ['(a)[./b.mdx]', [reversed('5:1')]],
    ['(a)[https://b]', [reversed('5:1')]],
    ['(a)[http://b]', [reversed('5:1')]],
    ['(a)[#b]', [reversed('5:1')]],
    ['(a)[/b]', [reversed('5:1')]],
    ['(a b)[./b] and (c)[./d]', [reversed('5:1'), reversed('5:16')]],
    ['[](https://example.com/)', [noText('5:1')]],
    ['A [](#b) c.', [noText('5:3')]],
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

  test.each([
    '[x]  (./a.mdx)',
    '[x] (-a)',
    '[x] (word)',
    '\\[x] (./a.mdx)',
    '\\[*a*](./a.mdx)',
    '\\](./a.mdx)',
    '[] (./a.mdx)',
    '- [x] (./a.mdx)',
    '[x] ()',
    '[x] (./a.mdx',
    '(a)[b]',
    '(a (b))[./c]',
    '()[./b]',
    '(a)[./b c]',
    '(a) [./b]',
    '(a)[]',
    '(a)\\[./b]',
    '(a\nb)[./c]',
    '[ ](https://example.com/)',
    '[![a](https://example.com/a.png)](https://example.com/)',
    'A ![](https://example.com/a.png) b.',
    '[*a*](https://example.com/)',
  ])('%j is left alone', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });
});
