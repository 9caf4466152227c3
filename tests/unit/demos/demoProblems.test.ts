import { demoProblems } from '@site/src/demo-projects/demoProblems';
import { sourcesOf } from '@site/src/demo-projects/sourcesOf';
import type { DemoListing } from '@site/src/demo-projects/types';
import { titleOf } from '@site/src/remark/demos/titleOf';

const folder = 'src/demos/core/a';
const packages = JSON.stringify({ dependencies: { react: '1', '@mui/material': '7' } });
const good = 'export default function A() {\n  return null;\n}\n';

/** Problems of a demo whose main files are these, by styling. */
function told(
  files: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>> = {},
) {
  const modules = Object.fromEntries(
    Object.keys(files).map((styling) => [
      styling,
      `${folder}/A${styling === 'system' ? '' : `.${styling}`}.tsx`,
    ]),
  );
  const texts: Readonly<Record<string, string | undefined>> = {
    'src/demos/package.json': packages,
    ...Object.fromEntries(Object.entries(modules).map(([styling, file]) => [file, files[styling]])),
    ...others,
  };
  const listing = { name: 'core/a/A', address: 'core/a/a', modules } as unknown as DemoListing;
  const read = (file: string) => texts[file];
  return {
    problems: demoProblems(listing, read).map(({ message }) => message),
    sources: () => sourcesOf(listing, read),
  };
}

test('a sound demo has no problems', () => {
  const text = `import Button from '@mui/material/Button';\nimport './a.css';\n${good}`;
  expect(told({ system: text }, { [`${folder}/a.css`]: '' }).problems).toEqual([]);
  expect(told({ system: good, css: good, tailwind: good }).problems).toEqual([]);
  expect(told({ system: `function A() {}\nexport { A as default };\n` }).problems).toEqual([]);
});

test('a demo with stylings has all of them', () => {
  const { problems } = told({ system: good, css: good });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/the demo has stylings, but lacks tailwind/);
  expect(told({ css: good, tailwind: good }).problems[0]).toMatch(/lacks system/);
  expect(told({ css: good }).problems[0]).toMatch(/lacks system and tailwind/);
});

test('a demo has a default export, its helpers need none', () => {
  const helper = { [`${folder}/help.ts`]: 'export const help = 1;\n' };
  expect(told({ system: `import { help } from './help';\n${good}` }, helper).problems).toEqual([]);
  expect(told({ system: 'export function A() {}\n// export default A\n' }).problems[0]).toMatch(
    /a demo without a default export/,
  );
});

test('a demo imports what its workspace has, and no whole package', () => {
  const imports = (specifier: string, others = {}) =>
    told({ system: `\n  import a from '${specifier}';\n${good}` }, others).problems;
  expect(imports('react')).toEqual([]);
  expect(imports('@mui/material')[0]).toMatch(/"@mui\/material" brings the whole package along/);
  expect(imports('left-pad/x')[0]).toMatch(
    /"left-pad" is no dependency of src\/demos\/package\.json/,
  );
  // What is wrong with the list itself is told elsewhere.
  for (const list of ['{', undefined]) {
    expect(imports('left-pad', { 'src/demos/package.json': list })).toEqual([]);
  }
  expect(imports('react', { 'src/demos/package.json': '{}' })).toHaveLength(1);
});

test('the sources of a demo are those of all stylings and their helpers', () => {
  const helper = { [`${folder}/help.ts`]: 'help' };
  const text = `import './help';\n${good}`;
  const { sources } = told({ system: text, css: 'css', tailwind: 'tailwind' }, helper);
  expect(sources().sort()).toEqual([text, 'css', 'tailwind', 'help'].sort());
});

test.each([
  ['AccountBasic', 'Account basic demo'],
  ['CrudWithRHFForm', 'Crud with RHF form demo'],
  ['Step2Again', 'Step2 again demo'],
  ['APIList', 'API list demo'],
  ['A', 'A demo'],
])('%s is called "%s"', (name, title) => {
  expect(titleOf(name)).toBe(title);
});
