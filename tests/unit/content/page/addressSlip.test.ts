import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/stray-markup');

const spaceInAddress = (at: string): string =>
  `${at}  the address of the link has a space, so it is shown as text -> write %20 for a space, and put a title of the link into quotes`;
const size = (at: string): string =>
  `${at}  Markdown has no sizes of pictures, so this is shown as text -> leave out what stands behind the address`;
const quotes = (at: string): string =>
  `${at}  the quotes around the title of the link are typographic -> write straight ones: [text](address "title")`;
const quotesInside = (at: string): string =>
  `${at}  the title of the link has quotes inside, so it is shown as text -> write \\" for each quote inside of the title`;
const open = (at: string): string =>
  `${at}  the parenthesis that ends the address of the link is missing -> add the missing ) behind the address`;
const openLine = (at: string): string =>
  `${at}  the parenthesis that ends the address of the link is missing -> write [text](address)`;
const ofNoLink = (at: string): string =>
  `${at}  the address belongs to no link, so it is shown as text -> write [text](address), with no other link in the text`;

describe('addresses that are no address of a link', () => {
  test.each<[text: string, says: string[]]>([
    ['[a](./my page.mdx)', [spaceInAddress('5:3')]],
    ['![a](./a.png =100x200)', [size('5:4')]],
    ['![a](./a.png =100x)', [size('5:4')]],
    ['![a](./a.png =x200 )', [size('5:4')]],
    ['![a](./a.png =x)', [size('5:4')]],
    ['![a](./a.png =100)', [spaceInAddress('5:4')]],
    ['![a](./a.png 100x200)', [spaceInAddress('5:4')]],
    ['[a](./b.mdx “T“)', [quotes('5:3')]],
    ['[a](./b.mdx ”T”)', [quotes('5:3')]],
    ['[a](./b.mdx „T„)', [quotes('5:3')]],
    ['[a](./b.mdx ‘T‘)', [quotes('5:3')]],
    ['[a](./b.mdx ’T’)', [quotes('5:3')]],
    ['[a](./b.mdx «T«)', [quotes('5:3')]],
    ['[a](./b.mdx »T»)', [quotes('5:3')]],
    ['[a](./b.mdx "T "q" r")', [quotesInside('5:3')]],
    ['[a](./b.mdx "T" r)', [spaceInAddress('5:3')]],
    ['[a](./b.mdx T)', [spaceInAddress('5:3')]],
    ['[a](./b.mdx "T)', [spaceInAddress('5:3')]],
    ['[a](./b_(c d)', [open('5:3')]],
    ['[a](./b c) d', [spaceInAddress('5:3')]],
    ['[a](b c)', [spaceInAddress('5:3')]],
    ['[a](./b\nc)', [openLine('5:1')]],
    ['[a](./b.mdx "T "q")', [quotesInside('5:3')]],
    ['[a](./b.mdx\n“T”)', [openLine('5:1')]],
    ['[a](./my page.mdx) and [b](./my other.mdx)', [spaceInAddress('5:3'), spaceInAddress('5:26')]],
    ['[a](https://example .com/)', [spaceInAddress('5:3')]],
    ['[a](https://example.com/a b)', [spaceInAddress('5:3')]],
    ['![a](https://example.com/a.png =10x10)', [size('5:4')]],
    ['[a](https://example.com/b “T”)', [quotes('5:3')]],
    ['[a](https://example.com/b "T "q" r")', [quotesInside('5:3')]],
    ['[a](https://example.com/b', [open('5:3')]],
    ['[a](https://example.com/b_(c d)', [open('5:3')]],
    ['[a](https://example.com/b c', [open('5:3')]],
    ['[a](www.example.com b)', [spaceInAddress('5:3')]],
    ['[a](https://example.com/b_(c)', [open('5:3')]],
    ['See [a](https://example.com/b and more.', [open('5:7')]],
    ['[b [c](#d) a](https://example.com/b)', [ofNoLink('5:13')]],
    ['[a *b*](https://example.com/b c)', [spaceInAddress('5:7')]],
    ['[a](https://example.com/b_(c) d)', [open('5:3')]],
    ['[a](http:// b', [openLine('5:1')]],
    ['[a](https:// b', [openLine('5:1')]],
    ['[a](./b.mdx more', [openLine('5:1')]],
    ['[a](#b c', [openLine('5:1')]],
    ['[a](/b', [openLine('5:1')]],
    ['[a](./b\nmore)', [openLine('5:1')]],
    ['[a](./b\n[c](./d', [openLine('5:1'), openLine('6:1')]],
    ['[a](', [open('5:3')]],
    ['[a](./b.mdx.', [openLine('5:1')]],
  ])('%j is told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });

  test.each(['\\[a](b c)', '\\[a](./b', '[a](./b_(c) d)'])('%j is left alone', async (text) => {
    expect(await problemsOf(text)).toEqual([]);
  });
});
