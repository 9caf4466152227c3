import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/mdx-syntax');

const invalid = (at: string): string =>
  `${at}  { starts JavaScript in MDX, and what follows is not valid JavaScript -> write \\{ for the character, or put the text into backticks`;
const open = (at: string): string =>
  `${at}  { starts JavaScript in MDX, and the } that ends it is missing -> write \\{ for the character, or put the text into backticks`;
const oldId = (at: string, id: string): string =>
  `${at}  the id of a heading stands in a comment -> write {/* ${id} */}`;

describe('ids of headings in braces of their own', () => {
  test.each<[text: string, says: string[]]>([
    ['## A {#b}', [oldId('5:6', '#b')]],
    ['## A {#b-c_d}  ', [oldId('5:6', '#b-c_d')]],
    ['## {1} B {#c}', [oldId('5:10', '#c')]],
    ['## A {#b c}', [invalid('5:7')]],
    ['## A {#b} c', [invalid('5:7')]],
    ['## A {#}', [invalid('5:8')]],
    ['## A {#b', [open('5:6')]],
    ['> ## A {#b}', [oldId('5:8', '#b')]],
  ])('%j is told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });

  test.each([
    ['a heading', '## One {#one}', '5:8', 'the id of a heading stands in a comment'],
    ['a heading in a quote', '> # One {#one}', '5:9', 'the id of a heading stands in a comment'],
    ['an underlined heading', 'One {#one}\n===', '5:5', 'the id of a heading stands in a comment'],
    ['a paragraph', 'One {#one}', '5:6', '{ starts JavaScript in MDX, and what follows'],
  ])('%s is told as what it is', async (_name, text, place, message) => {
    const [line, ...others] = await problemsOf(text);
    expect(line).toContain(`${place}  ${message}`);
    expect(others).toEqual([]);
  });
});
