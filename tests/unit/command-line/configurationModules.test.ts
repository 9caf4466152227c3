import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const reader = path.join(root, 'src/command-line/configurationModules.cjs');
// In the project, so that packages are found.
const folder = path.join(root, 'node_modules/.cache/toolpad-docs/configuration-test');

jest.setTimeout(60_000);

/** What Docusaurus reads a module as: its default export as JSON, or the error with its cause. */
function read(text: string): string {
  const file = path.join(folder, 'module.ts');
  fs.writeFileSync(file, text);
  const code = `
    require(${JSON.stringify(reader)}).readModulesFaster(${JSON.stringify(reader)});
    require('@docusaurus/utils').loadFreshModule(${JSON.stringify(file)})
      .then(async (result) => console.log(JSON.stringify(await (result.result ?? result))))
      .catch(({ message, cause }) => console.log(message, cause?.message));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--eval', code], {
    cwd: root,
    encoding: 'utf8',
    // Jiti keeps modules in the folder for temporary files.
    env: { ...process.env, TMPDIR: folder },
  });
  expect(stderr).toBe('');
  return stdout.trim();
}

beforeEach(() => fs.mkdirSync(folder, { recursive: true }));
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('types are gone, and what stands between them is as it was written', () => {
  const text = `import type { Config } from '@docusaurus/types';
    enum Kind { One = 'one' }
    function shown(): void { const { href } = document.querySelector<HTMLAnchorElement>('a')!; }
    export default { title: Kind.One, source: \`\${shown}\` } satisfies Partial<Config> & object;`;
  expect(JSON.parse(read(text))).toEqual({
    title: 'one',
    source: "function shown() { const { href } = document.querySelector('a'); }",
  });
});

test('packages of ES modules are read, at once and later', () => {
  const text = `import { fromMarkdown } from 'mdast-util-from-markdown';
    const later = async () => (await import('mdast-util-to-markdown')).toMarkdown(fromMarkdown('*a*'));
    export default { result: later() };`;
  expect(JSON.parse(read(text))).toBe('*a*\n');
});

test('what Sucrase can not read, Babel does', () => {
  expect(JSON.parse(read('export default [typeof import.meta.url];'))).toEqual(['string']);
});

test('a mistake is told as without it, and a mended module is read anew', () => {
  expect(read('export default { a: };')).toMatch(/could not load module .*module\.ts:1:20/s);
  expect(read('export default [1];')).toBe('[1]');
  expect(read('export default [2];')).toBe('[2]');
});
