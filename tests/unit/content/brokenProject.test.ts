import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// Each run loads the checks of a copy.
jest.setTimeout(120_000);

const project = path.resolve(__dirname, '../../..');
let root: string;

/** The program of the checks, its configuration, and its packages: it fails before it reads a page. */
beforeAll(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'broken-')));
  fs.cpSync(path.join(project, 'src'), path.join(root, 'src'), {
    recursive: true,
    filter: (source) => path.basename(source) !== 'node_modules',
  });
  fs.mkdirSync(path.join(root, 'docs-core'));
  fs.mkdirSync(path.join(root, 'docs-studio'));
  fs.cpSync(path.join(project, 'package.json'), path.join(root, 'package.json'));
  fs.symlinkSync(
    fs.realpathSync(path.join(project, 'node_modules')),
    path.join(root, 'node_modules'),
  );
});

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

/** What the checks of the copy print after a file was changed or, without a text, removed. */
function check(file: string, text: string | undefined, ...args: string[]): string {
  const absolute = path.join(root, file);
  const before = fs.readFileSync(absolute);
  fs.rmSync(absolute);
  if (text !== undefined) fs.writeFileSync(absolute, text);
  try {
    const program = path.join(root, 'src/cli/check.mjs');
    const { status, stdout } = spawnSync(process.execPath, [program, ...args], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    return stdout;
  } finally {
    fs.writeFileSync(absolute, before);
  }
}

const end =
  '\n\n0 pages checked, 1 error in 1 file\nNot checked until that is corrected: everything else\n';

test.each([
  [
    'package.json',
    undefined,
    'package.json:1:1  error content/json  the file is missing -> restore it from git',
  ],
  [
    'package.json',
    '\uFEFF{}',
    'package.json:1:1  error content/json  the file starts with a byte-order mark -> save it as UTF-8 without byte-order mark',
  ],
  [
    'package.json',
    '{\n  x\n}',
    'package.json:2:3  error content/json  the file is not valid JSON -> correct the syntax',
  ],
  [
    'src/products.ts',
    undefined,
    'src/products.ts:1:1  error config/missing-file  the file is missing -> restore it from git',
  ],
])('%s that is %j is told with what was not checked', (file, text, says) => {
  expect(check(file, text)).toBe(says + end);
});

test.each(['package.json', 'src/products.ts'])(
  'without %s, the form is the one asked for',
  (file) => {
    expect(JSON.parse(check(file, undefined, '--format', 'json'))).toMatchObject([
      { file, line: 1, column: 1, message: 'the file is missing' },
    ]);
    expect(check(file, undefined, '--format=github')).toMatch(
      `::error file=${file},line=1,col=1,title=`,
    );
  },
);
