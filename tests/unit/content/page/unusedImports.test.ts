import { told } from './testPage';

const problemsOf = (...lines: string[]): Promise<string[]> => told(lines);

const unused = (name: string, at: string): string =>
  `${at} content/unused-import nothing on the page uses "${name}", so the text of the file is missing -> write <${name} /> where it is to be shown, or remove the import`;

describe('imports of texts that are not shown', () => {
  test.each([
    ['of MDX', ["import Steps from './_steps.mdx';"], [unused('Steps', '5:8')]],
    ['of Markdown', ["import Steps from './_steps.md';"], [unused('Steps', '5:8')]],
    [
      'of two, of which one is shown',
      ["import One from './_one.mdx';", "import Two from './_two.mdx';", '', '<One />'],
      [unused('Two', '6:8')],
    ],
    [
      'with a name that is a key only',
      ["import Steps from './_steps.mdx';", '', '{[{ Steps: 1 }].length}'],
      [unused('Steps', '5:8')],
    ],
    [
      'with a name beside the one that is shown',
      ["import Steps, { toc as list } from './_steps.mdx';", '', '<Steps />'],
      [unused('list', '5:17')],
    ],
    [
      'with a name that is a part only',
      ["import Steps from './_steps.mdx';", '', '{toc.Steps}'],
      [unused('Steps', '5:8')],
    ],
    [
      'with a name that is a part that may be there only',
      ["import Steps from './_steps.mdx';", '', '{toc?.Steps}'],
      [unused('Steps', '5:8')],
    ],
    [
      'with a name that is a part in an export only',
      ["import Steps from './_steps.mdx';", 'export const steps = toc.Steps;'],
      [unused('Steps', '5:8')],
    ],
    [
      'with a name that is a method only',
      ["import Steps from './_steps.mdx';", 'export class A { Steps() {} }'],
      [unused('Steps', '5:8')],
    ],
    [
      'with a name that is an attribute only',
      ["import Steps from './_steps.mdx';", '', '{<b Steps="1">One</b>}'],
      [unused('Steps', '5:8')],
    ],
    [
      'with a name that is an element of another name in braces only',
      ["import Steps from './_steps.mdx';", '', '{<Other.Steps />}'],
      [unused('Steps', '5:8')],
    ],
    [
      'with a name that another module exports',
      ["import Steps from './_steps.mdx';", "export { Steps } from '@site/src/steps';"],
      [unused('Steps', '5:8')],
    ],
    [
      'that is an element of another name',
      ["import Steps from './_steps.mdx';", '', '<Other.Steps />'],
      [unused('Steps', '5:8')],
    ],
  ])('%s', async (_name, lines, expected) => {
    const found = (await problemsOf(...lines)).filter((one) => one.includes('unused-import'));
    expect(found).toEqual(expected);
  });

  test.each([
    ['an element', '<Steps />'],
    ['an element in a line', 'Text <Steps /> here'],
    ['an element inside another', '<div>\n  <Steps />\n</div>'],
    ['an element of a part', '<Steps.Part />'],
    ['an element in braces', '{<Steps />}'],
    ['an element of a part in braces', '{<Steps.Part />}'],
    ['an attribute', '<div title={Steps} />'],
    ['a spread attribute', '<div {...Steps} />'],
    ['a name in braces', '{Steps}'],
    ['an export', 'export const all = [Steps];'],
    ['a value of an object', '{[{ a: Steps }].length}'],
    ['a part in brackets', '{toc[Steps]}'],
    ['a key in brackets', '{[{ [Steps]: 1 }].length}'],
    ['a name and a key', '{[{ Steps }].length}'],
    ['what a part is taken of', '{Steps.part}'],
    ['an attribute of an element in braces', '{<b title={Steps} />}'],
    ['an export by its name', 'export { Steps };'],
    ['an export by another name', 'export { Steps as one };'],
  ])('but not those that are shown as %s', async (_name, use) => {
    const lines = ["import Steps from './_steps.mdx';", '', use];
    const found = (await problemsOf(...lines)).filter((one) => one.includes('unused-import'));
    expect(found).toEqual([]);
  });

  test.each([
    ["import Icon from './icon.svg';"],
    ["import Icon from './mdx';"],
    ["import Icon from './_steps.mdx.ts';"],
    ["import './_steps.mdx';"],
  ])('but not %s', async (line) => {
    expect(await problemsOf(line)).toEqual([]);
  });
});
