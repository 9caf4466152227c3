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
    errors: () => demoProblems(listing, read),
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

test('what is wrong is told with its place and the way to mend it', () => {
  expect(told({ system: good, css: good }).problems).toEqual([
    `${folder}/A.tsx:1:1  the demo has stylings, but lacks tailwind -> write ${folder}/A.tailwind.tsx, or remove the others`,
  ]);
  expect(told({ css: good }).problems).toEqual([
    `${folder}/A.css.tsx:1:1  the demo has stylings, but lacks system and tailwind -> write ${folder}/A.tsx and ${folder}/A.tailwind.tsx, or remove the others`,
  ]);
  expect(told({ system: 'export {};\n' }).problems).toEqual([
    `${folder}/A.tsx:1:1  a demo without a default export -> export its component by "export default function …"`,
  ]);
  expect(told({ system: ` x\nexport { A as default };\nexport { B };\n` }).problems).toEqual([]);
  expect(told({ system: `const a = "export { B as default }";\n` }).problems).toHaveLength(1);
});

test.each(['@toolpad/core', '@mui/material', '@mui/icons-material', '@mui/x-date-pickers'])(
  '%s has an entry for each component',
  (name) => {
    expect(told({ system: `${good}import * as all from '${name}';\n` }).problems).toEqual([
      `${folder}/A.tsx:4:23  "${name}" brings the whole package along -> import from an entry such as "${name}/…", one for each component`,
    ]);
  },
);

test('a package that demos don’t have is told where it is imported', () => {
  expect(told({ system: `import a from 'left-pad';\n${good}` }).problems).toEqual([
    `${folder}/A.tsx:1:16  "left-pad" is no dependency of src/demos/package.json -> use one of its packages, or add it with its exact version`,
  ]);
});

test('a demo imports nothing from outside of the demos, which readers would not get', () => {
  const outside = { 'src/components/Card.tsx': '', 'src/demos/shared.ts': '' };
  const imports = (specifier: string) =>
    told({ system: `import a from '${specifier}';\n${good}` }, outside).problems;
  expect(imports('../../../components/Card')).toEqual([
    `${folder}/A.tsx:1:16  the import leads out of src/demos -> move what the demo needs beside it: readers get its files as a project`,
  ]);
  expect(imports('../../shared')).toEqual([]);
});

test('a demo exports a component that browsers render', () => {
  const fix = 'export its component by "export default function …"';
  expect(told({ system: `import 'react';\n\nexport function A() {}\n` }).problems).toEqual([
    `${folder}/A.tsx:3:1  a demo without a default export -> ${fix}`,
  ]);
  expect(told({ system: 'export const a = 1;\nexport default { a: 1 };\n' }).problems).toEqual([
    `${folder}/A.tsx:2:1  the default export of a demo is no component -> ${fix}`,
  ]);
  expect(told({ system: 'export default async function A() {}\n' }).problems).toEqual([
    `${folder}/A.tsx:1:1  the component of a demo is async, and browsers can not render it -> remove async, and load in an effect what it waits for`,
  ]);
  for (const sound of ['class A extends B {}', 'memo(A);', '() => null;', 'async;']) {
    expect(told({ system: `export default ${sound}\n` }).problems).toEqual([]);
  }
});

test('a byte-order mark is told, and hides nothing', () => {
  expect(told({ system: `\uFEFF${good}` }).problems).toEqual([
    `${folder}/A.tsx:1:1  the file starts with a byte-order mark -> save it as UTF-8 without byte-order mark`,
  ]);
});

test('half a preview is told with its line, in helpers too', () => {
  const helper = { [`${folder}/help.ts`]: '\n// preview-end\n' };
  expect(told({ system: `import './help';\n// preview-start\n${good}` }, helper).problems).toEqual([
    `${folder}/A.tsx:2:1  preview-start without preview-end -> add the end below it, or remove the start`,
    `${folder}/help.ts:2:1  preview-end without preview-start -> add the start above it, or remove the end`,
  ]);
});

test('imports that lead nowhere are told with all the rest', () => {
  const text = `import './gone';\nimport './data.json';\nimport '../../../gone';\nimport 'left-pad';\n${good}`;
  const { errors } = told({ system: text });
  expect(errors().map(({ name, message }) => [name, message])).toEqual([
    [
      'DemoError',
      `${folder}/A.tsx:1:9  the module "./gone" does not exist -> write ${folder}/gone.ts or ${folder}/gone.tsx, or correct the path`,
    ],
    [
      'DemoError',
      `${folder}/A.tsx:2:9  the module "./data.json" does not exist -> write ${folder}/data.json, or correct the path`,
    ],
    [
      'DemoError',
      `${folder}/A.tsx:3:9  the module "../../../gone" does not exist -> write src/gone.ts or src/gone.tsx, or correct the path`,
    ],
    [
      'DemoError',
      `${folder}/A.tsx:4:9  "left-pad" is no dependency of src/demos/package.json -> use one of its packages, or add it with its exact version`,
    ],
  ]);
});

test('modules are found by all endings that demos have', () => {
  const text = `import './a';\nimport './b';\nimport './c';\nimport './d.css';\nimport './e.json';\n${good}`;
  const others = Object.fromEntries(
    ['a.ts', 'b.tsx', 'c.css', 'd.css', 'e.json'].map((name) => [`${folder}/${name}`, '']),
  );
  expect(told({ system: text }, others).problems).toEqual([]);
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
