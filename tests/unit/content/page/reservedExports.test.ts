import { told } from './testPage';

const problemsOf = (...lines: string[]): Promise<string[]> => told(lines);

const reserved = (name: string, at: string): string =>
  `${at} content/reserved-export every page exports "${name}" by itself -> give the export another name`;
const defaultExport =
  'content/reserved-export the default export takes the place of what is around the text of a page -> export it by a name';

describe('exports that every page has', () => {
  test.each([
    ['a constant', ['export const toc = [];'], [reserved('toc', '5:1')]],
    ['a function', ['export function metadata() {}'], [reserved('metadata', '5:1')]],
    ['a class', ['export class assets {}'], [reserved('assets', '5:1')]],
    [
      'a part of an object',
      ['export const { a: frontMatter } = { a: 1 };'],
      [reserved('frontMatter', '5:1')],
    ],
    [
      'two of one line',
      ['export const toc = 1, contentTitle = 2;'],
      [reserved('toc', '5:1'), reserved('contentTitle', '5:1')],
    ],
    [
      'one in a list, on a second line',
      ['export const one = 1;', 'export { one as toc };'],
      [reserved('toc', '6:1')],
    ],
    ['from another module', ["export { toc } from './a';"], [reserved('toc', '5:1')]],
    ['by default', ["export { one as default } from './a';"], [reserved('default', '5:1')]],
    ['everything of another module', ["export * as toc from './a';"], [reserved('toc', '5:1')]],
    [
      'everything of another module by default',
      ['Text.', '', "export * as default from './a';"],
      [reserved('default', '7:1')],
    ],
    [
      'one whose name is a text',
      ['export const one = 1;', 'export { one as "toc" };'],
      [reserved('toc', '6:1')],
    ],
    [
      'everything of another module by a text',
      ['export * as "metadata" from "./a";'],
      [reserved('metadata', '5:1')],
    ],
    ['the default', ['export default function One() {}'], [`5:1 ${defaultExport}`]],
    ['a default value', ['Text.', '', 'export default 1;'], [`7:1 ${defaultExport}`]],
    ['a name of its own', ['export const one = [];'], []],
    ['everything of another module in its place', ["export * from './a';"], []],
    ['everything of another module by another name', ["export * as one from './a';"], []],
    ['a text that starts as one', ['export * as "toc of a" from "./a";'], []],
    ['another name than the reserved one', ["export { toc as one } from './a';"], []],
    ['an import', ["import toc from './a';"], []],
    ['a text as a name', ['export const one = 1;', 'export { one as "toc list" };'], []],
    ['a name within a function', ['export function one() { const toc = 1; return toc; }'], []],
  ])('%s', async (_name, lines, expected) => {
    const found = (await problemsOf(...lines)).filter((one) => one.includes('reserved-export'));
    expect(found).toEqual(expected);
  });
});
