import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const fresh = path.join(root, 'src/command-line/freshModules.cjs');
// In the project, so that packages are found; not below `node_modules`, whose modules are left alone.
const folder = path.join(root, '.docusaurus/fresh-modules-test');

jest.setTimeout(60_000);

const write = (name: string, text: string): void => fs.writeFileSync(path.join(folder, name), text);

/** Runs a program in which Docusaurus' function `load` loads modules of the folder by their names. */
function run(program: string): string {
  const code = `require(${JSON.stringify(fresh)}).useFreshModules();
    const { loadFreshModule } = require('@docusaurus/utils');
    const load = (name) => loadFreshModule(require('path').resolve(name));
    (async () => { ${program} })().catch((error) => console.log(error.cause?.message ?? error.message));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--eval', code], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.trim();
}

beforeEach(() => fs.mkdirSync(folder, { recursive: true }));
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('Docusaurus loads TypeScript, packages of ES modules, and JSON', () => {
  write('data.json', '{ "two": 2 }');
  write('other.ts', 'export const one: number = 1;');
  write(
    'module.ts',
    `import { visit } from 'unist-util-visit';
     import path, { basename } from 'node:path';
     import data from './data.json';
     import { one } from './other';
     export default [typeof visit, basename(path.resolve('a')), one, data.two];`,
  );
  expect(run("console.log(JSON.stringify(await load('module.ts')));")).toBe('["function","a",1,2]');
});

// An older Node.js has Docusaurus load all at once.
const whereUsed = 'require_module' in process.features ? test : test.skip;

whereUsed('a module is loaded when something of it is used, and once', () => {
  write('late.ts', "console.log('late'); export const value = 1;");
  write(
    'module.ts',
    "import { value } from './late'; export default { use: () => value, again: () => value };",
  );
  const program =
    "const it = await load('module.ts'); console.log('loaded'); it.use(); it.again();";
  expect(run(program)).toBe('loaded\nlate');
});

test('a module is loaded as it is now, with those that it uses', () => {
  write('other.ts', 'export const value = 1;');
  write('module.ts', "import { value } from './other'; export default value + 0;");
  const change = "require('fs').writeFileSync('other.ts', 'export const value = 2;');";
  const program = `console.log(await load('module.ts')); ${change} console.log(await load('module.ts'));`;
  expect(run(program)).toBe('1\n2');
});

test('a mistake is told in the words of Docusaurus', () => {
  write('module.ts', 'const a = (;\nexport default a;');
  expect(run("await load('module.ts');")).toMatch(/module\.ts:?.*1:11/);
});
