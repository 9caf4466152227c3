import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const project = path.resolve(__dirname, '../../..');
let root: string;

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'entries-'));
  write('node_modules/some/package.json', '{ "name": "some", "exports": { "./there": "./a.js" } }');
  write('node_modules/some/a.js', '');
  const module = path.join(project, 'src/content/packageEntries');
  write(
    'ask.ts',
    `import { hasPackageEntry } from ${JSON.stringify(module)};
    const entries = ['some', 'some/there', 'some/gone', 'other/there'];
    console.log(entries.map((entry) => String(hasPackageEntry(entry, __filename))).join());`,
  );
});

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

/** What a program says of entries. A process of its own: Jest looks packages up in its own way. */
function ask(manifest: string): string {
  write('package.json', manifest);
  const program = path.join(project, 'node_modules/.bin/jiti');
  const { stdout } = spawnSync(program, [path.join(root, 'ask.ts')], { encoding: 'utf8' });
  return stdout.trim();
}

test('entries of packages are there, or not, or of a package that is not there', () => {
  expect(ask('{ "name": "asks" }')).toBe('true,true,false,undefined');
});

test('nobody can tell for a project whose manifest can not be read', () => {
  expect(ask('{ "name": "asks",,')).toBe('true,undefined,undefined,undefined');
});
