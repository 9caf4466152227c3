import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/stray-markup');

const wiki = (at: string, found: string): string =>
  `${at}  ${found} is a link of wikis, and is shown as text -> write [text](./page.mdx)`;
const footnote = (at: string, found: string): string =>
  `${at}  the footnote ${found} has no text -> add a paragraph that starts with the same mark and a colon`;
const reference = (at: string, found: string): string =>
  `${at}  the reference ${found} has no definition, so it is shown as text -> add a line such as [name]: ./page.mdx, or write [text](address)`;

describe('references, footnotes, and links of wikis that became text', () => {
  test.each<[text: string, says: string[]]>([
    ['[[a]]', [wiki('5:1', '[[a]]')]],
    ['[[a|b]]', [wiki('5:1', '[[a|b]]')]],
    ['See [[a b]] and [[c]].', [wiki('5:5', '[[a b]]'), wiki('5:17', '[[c]]')]],
    ['A.[^1]', [footnote('5:3', '[^1]')]],
    ['A.[^a-b]', [footnote('5:3', '[^a-b]')]],
    ['A.[^1] B.[^2]', [footnote('5:3', '[^1]'), footnote('5:10', '[^2]')]],
    ['[a][b]', [reference('5:1', '[a][b]')]],
    ['[a][]', [reference('5:1', '[a][]')]],
    ['[ ][x]', [reference('5:1', '[ ][x]')]],
    ['[a b][c d] and [e][f]', [reference('5:1', '[a b][c d]'), reference('5:16', '[e][f]')]],
    ['\\* and [[a]]', [wiki('5:8', '[[a]]')]],
    ['One \\* two [[a]] three [[a]].', [wiki('5:12', '[[a]]'), wiki('5:24', '[[a]]')]],
    ['One\n  two [[a]]', [wiki('6:7', '[[a]]')]],
    ['*One* and [[a]]', [wiki('5:11', '[[a]]')]],
    ['[[a]] *and* [[a]]', [wiki('5:1', '[[a]]'), wiki('5:13', '[[a]]')]],
    ['&lt; [[a]]', [wiki('5:6', '[[a]]')]],
    ['> One\n> two [[a]]', [wiki('6:7', '[[a]]')]],
  ])('%j is told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });

  test('each of several is told at its own place', async () => {
    const lines = await problemsOf('One\ntwo [[a]]\nthree [[b]] and [[a]]');
    expect(lines.map((line) => line.split('  ')[0])).toEqual(['6:5', '7:7', '7:17']);
  });

  test.each([
    'It is a[0][1], f(x)[0][1], and b[i] (first).',
    '\\[[a]]',
    '\\[a][b]',
    '&#91;a][b]',
    'A.\\[^1]',
    '[[a] b]',
    '[[]]',
    '[[a]',
    'A.[^a b]',
    'A.[^]',
    'A.[^1]\n\n[^1]: Note.',
    '[a] [b]',
    '[][a]',
    '[a][b]\n\n[b]: https://example.com/',
    '[a]\n[b]',
  ])('%j is left alone', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });
});
