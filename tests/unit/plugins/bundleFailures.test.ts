import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatProblem } from '@site/src/content/problem';
import { bundleFailures, type BundleError } from '@site/src/plugins/bundle-failures/bundleFailures';

let root: string;

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'bundle-failures-'));
  fs.mkdirSync(path.join(root, 'src/css'), { recursive: true });
  fs.writeFileSync(
    path.join(root, 'src/css/navbar.css'),
    ".a {\n  color: red;\n}\n.b {\n  background: url('./nowhere.png');\n}\n",
  );
});

afterAll(() => fs.rmSync(root, { recursive: true }));

const told = (...errors: readonly BundleError[]): string[] =>
  bundleFailures(errors, root).map(formatProblem);

const scripts = 'builtin:swc-loader??ruleSet[1].rules[5].use[0]!';
const styles =
  '/packages/css-loader/dist/cjs.js??ruleSet[1].rules[6].use[1]!/packages/postcss-loader/dist/cjs.js??ruleSet[1]!';

/** As Rspack says that a module does not find another one. */
const unresolved = (name: string, loc?: string): BundleError => ({
  message: `  × Module not found: Can't resolve '${name}' in '${root}/src/theme/Footer'\n   ╭─[1:0]\n 1 │ import X from '${name}';\n   · ──────────\n   ╰────\n`,
  moduleIdentifier: `${scripts}${root}/src/theme/Footer/index.tsx`,
  moduleName: './src/theme/Footer/index.tsx',
  ...(loc !== undefined && { loc }),
});

test.each([
  './nowhere',
  '../nowhere.module.css',
  '/nowhere.js',
  '@site/src/no',
  '@theme/No',
  '@/no',
])('a module that is not there: %s', (name) => {
  expect(told(unresolved(name, '12:1-26'))).toEqual([
    `src/theme/Footer/index.tsx:12:1  error build/module  the imported module "${name}" does not exist -> correct the path, or create the module`,
  ]);
});

test.each(['react-nothing', '@mui/nothing', '@docusaurus/nothing/at/all'])(
  'a package that is not there: %s',
  (name) => {
    expect(told(unresolved(name, '2:8-32'))).toEqual([
      `src/theme/Footer/index.tsx:2:8  error build/module  the imported package "${name}" is not installed -> correct its name, or install it with npm install`,
    ]);
  },
);

test.each([undefined, '', 'somewhere'])('without a place, the start of the file: %s', (loc) => {
  expect(told(unresolved('./nowhere', loc))).toEqual([
    expect.stringMatching(/^src\/theme\/Footer\/index\.tsx:1:1 {2}error/),
  ]);
});

test.each(["import X from './nowhere';", 'import X from "./nowhere";'])(
  'at the place in the file, which is another one than in what was made of it: %s',
  (statement) => {
    const file = path.join(root, 'src/theme/Footer/index.tsx');
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `interface Props {\n  readonly a: string;\n}\n${statement}\n`);
    expect(told(unresolved('./nowhere', '1:1-26'), unresolved('./other', '7:2-9'))).toEqual([
      expect.stringMatching(/^src\/theme\/Footer\/index\.tsx:4:15 {2}error/),
      expect.stringMatching(/^src\/theme\/Footer\/index\.tsx:7:2 {2}error/),
    ]);
    fs.rmSync(file);
  },
);

const style = (what: string, file: string): BundleError => ({
  message: `  × Module build failed (from ../packages/postcss-loader/dist/cjs.js):\n  ╰─▶   ${what}\n      \n`,
  moduleIdentifier: `${styles}${file}`,
  moduleName: '',
});

test('a stylesheet that PostCSS can not read', () => {
  const file = `${root}/src/css/base.css`;
  const what = `×\n        │ SyntaxError\n        │\n        │ (93:4) ${file} Unknown word .b\n        │\n        │   91 |\n        │ > 93 | .b } }\n        │      | ^`;
  expect(told(style(what, file))).toEqual([
    "src/css/base.css:93:4  error build/module  the stylesheet can't be read: Unknown word .b -> correct the CSS",
  ]);
});

test('a file that a stylesheet names, where it stands', () => {
  const error = (name: string): BundleError =>
    style(`× Error: RspackResolver(NotFound("${name}"))`, `${root}/src/css/navbar.css`);
  expect(told(error('./nowhere.png'))).toEqual([
    'src/css/navbar.css:5:20  error build/module  the file "./nowhere.png" does not exist -> correct the path, or add the file',
  ]);
  // A package may have rewritten the address.
  expect(told(error('./other.png'))).toEqual([
    'src/css/navbar.css:1:1  error build/module  the file "./other.png" does not exist -> correct the path, or add the file',
  ]);
});

test('a script that SWC can not read, at the caret', () => {
  const message = `  × Module build failed (from builtin:swc-loader):
  ├─▶   ×   x Unexpected token \`;\`. Expected identifier
  │     │     ,-[${root}/src/idle-work/clientModule.ts:25:1]
  │     │  22 |   else window.addEventListener('load', begin, { once: true });
  │     │  25 | const a = {;
  │     │     :            ^
  │     │     \`----
  │     │
  ╰─▶   × Syntax Error
`;
  const file = `${root}/src/idle-work/clientModule.ts`;
  expect(told({ message, moduleIdentifier: scripts + file })).toEqual([
    "src/idle-work/clientModule.ts:25:12  error build/module  the module can't be read: Unexpected token `;`. Expected identifier -> correct the syntax",
  ]);
});

test('the same as a terminal gets it, in color', () => {
  const dim = (text: string): string => `\u001b[2m${text}\u001b[0m`;
  const red = (text: string): string => `\u001b[31m${text}\u001b[0m`;
  const file = `${root}/src/idle-work/clientModule.ts`;
  const message = `  ${red('×')} Module build failed ${dim('(from builtin:swc-loader)')}:
${dim('  ├─▶ ')}  ×   ${red('×')} Unexpected token \`;\`. Expected identifier
${dim('  │   ')}  │     ╭─[${file}:25:1]
  │     │  ${dim('22')} │   else window.addEventListener('load', begin, { once: true });
  │     │  ${dim('25')} │ const a = {;
  │     │     · ${red('           ─')}
  │     │     ╰────
${dim('  ╰─▶ ')}  × Syntax Error
`;
  expect(told({ message, moduleIdentifier: scripts + file })).toEqual([
    "src/idle-work/clientModule.ts:25:12  error build/module  the module can't be read: Unexpected token `;`. Expected identifier -> correct the syntax",
  ]);
});

test('a script that SWC can not read, without a caret', () => {
  const message = `  × Module build failed (from builtin:swc-loader):
  ├─▶   ×   x Expected ',', got '<eof>'
  │     │     ,-[${root}/src/a.ts:31:33]
  │     │  30 | export const q = 1;
  │     │  31 | export const z = JSON.parse('{'
  │     │     \`----
  ╰─▶   × Syntax Error
`;
  expect(told({ message, moduleIdentifier: `${scripts}${root}/src/a.ts?query` })).toEqual([
    "src/a.ts:31:33  error build/module  the module can't be read: Expected ',', got '<eof>' -> correct the syntax",
  ]);
});

test('what no rule knows, in the words of the bundler', () => {
  const message =
    '  × Module build failed (from ../packages/mdx-loader/lib/index.js):\n  ╰─▶   × Error: MDX compilation failed for file "a.mdx"\n        │ Cause: the tree is upside down\n        │     at /packages/mdx.js:3:1\n';
  expect(told({ message, moduleName: './docs-core/a.mdx' })).toEqual([
    "docs-core/a.mdx:1:1  error build/module  the module can't be bundled: the tree is upside down -> correct it; DOCS_DEBUG=1 shows all that the bundler says",
  ]);
  expect(told({ message: '  × It is full\n', moduleName: './src/b.ts' })).toEqual([
    "src/b.ts:1:1  error build/module  the module can't be bundled: It is full -> correct it; DOCS_DEBUG=1 shows all that the bundler says",
  ]);
});

test('an error that only says that there is another one is none; the others come in order', () => {
  const empty =
    '  × Module build failed (from ../packages/cssExtractLoader.js):\n  ╰─▶   × Error: Module build failed (from ../packages/postcss-loader/dist/cjs.js):\n        │     at /packages/core/dist/index.js:3331:107\n';
  const lines = told(
    { message: empty, moduleName: './src/css/index.css' },
    unresolved('./b', '9:1-2'),
    unresolved('./a', '3:1-2'),
  );
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'src/theme/Footer/index.tsx:3:1',
    'src/theme/Footer/index.tsx:9:1',
  ]);
  expect(told()).toEqual([]);
});
