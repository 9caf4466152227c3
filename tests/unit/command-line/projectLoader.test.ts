import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const loader = path.join(root, 'src/command-line/projectLoader.cjs');
// In the project, so that packages are found.
const folder = path.join(root, 'node_modules/.cache/toolpad-docs/loader-test');

jest.setTimeout(60_000);

interface Run {
  readonly stdout: string;
  readonly stderr: string;
}

function node(code: string): Run {
  const { stdout, stderr } = spawnSync(process.execPath, ['--eval', code], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { stdout, stderr };
}

/** Loads a module by the loader, and prints what it exports as `result`, or the error. */
function load(text: string, by = `require(${JSON.stringify(loader)}).createProjectLoader`): Run {
  const file = path.join(folder, 'module.ts');
  fs.writeFileSync(file, text);
  return node(
    `${by}(${JSON.stringify(file)}).import(${JSON.stringify(file)})
      .then(async ({ result }) => console.log(JSON.stringify(await result)))
      .catch((error) => console.log(error.message));`,
  );
}

function resultOf(text: string): unknown {
  const { stdout, stderr } = load(text);
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

beforeAll(() => fs.mkdirSync(folder, { recursive: true }));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('types, enums, and imports of types are gone', () => {
  fs.writeFileSync(path.join(folder, 'other.ts'), 'export interface A { a: 1 }\n');
  const text = `import type {} from 'no-such-package';
    import { type A } from './other';
    enum Kind { One = 'one' }
    export const result = [Kind.One satisfies string] as const;`;
  expect(resultOf(text)).toEqual(['one']);
});

test('packages of ES modules are imported, and the word in a text stays', () => {
  const text = `const load = () => import('mdast-util-from-markdown');
    export const result = load().then(({ fromMarkdown }) => [fromMarkdown('a').type, 'import(x)']);`;
  expect(resultOf(text)).toEqual(['root', 'import(x)']);
});

test('a changed module is loaded as it is now', () => {
  expect(resultOf('export const result = 1;')).toBe(1);
  expect(resultOf('export const result = 2;')).toBe(2);
});

test('lines stay where they are', () => {
  const { stdout } = load(
    `interface A {\n  a: 1;\n}\nconst at = new Error('x');\nexport const result = at.stack;`,
  );
  expect(stdout).toContain('module.ts:4:');
});

test.each([
  ['no TypeScript', 'export const result = (;'],
  ['nothing that JavaScript can run', 'const a = 1;\nconst a = 2;\nexport const result = a;'],
  ['a throw', "export const result = 1;\nthrow new Error('boom');"],
  ['a missing module', "import { a } from './none';\nexport const result = a;"],
])('%s is an error in the words of Jiti', (_what, text) => {
  const plain = load(text, `require('jiti').createJiti`);
  expect(plain.stdout).not.toMatch(/^\d/);
  expect(load(text)).toEqual(plain);
});
