import { problemsOfRule } from './testPage';

const problemsOf = problemsOfRule('content/mdx-syntax');

const statement = (at: string): string =>
  `${at}  a line that starts with import or export is JavaScript in MDX, and this is not valid -> correct the statement, or let the line start with another word`;

describe('lines that start as statements, and are none', () => {
  test.each<[text: string, says: string[]]>([
    ['import a from b;', [statement('5:1')]],
    ['export const a = ;', [statement('5:1')]],
    ['import a\nfrom b', [statement('5:1')]],
    ["import a from 'b'\nexport const c = ;", [statement('6:1')]],
    ["import a from 'b';\n\nexport const c = ;\n\nText.", [statement('7:1')]],
    ['export the data', [statement('5:1')]],
    ['export const a = {\n\n  b: [1,\n\n};\n\nText.', [statement('5:1')]],
    ['export const a = () => {\n  return (;\n}', [statement('5:1')]],
    ['importing\n\nimport goods', [statement('7:1')]],
    ['export default {a: };', [statement('5:1')]],
  ])('%j is told', async (text, says) => {
    expect(await problemsOf(text)).toEqual(says);
  });
});
