import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const starter = path.join(root, 'src/command-line/run.mjs');

jest.setTimeout(60_000);

interface Outcome {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'to-js-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function toJs(args: readonly string[], input = ''): Outcome {
  return spawnSync(process.execPath, [starter, path.join(root, 'src/cli/to-js.ts'), ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
  });
}

function sample(name: string, content: string): string {
  writeFileSync(path.join(folder, name), content);
  return name;
}

test('a file is printed as JavaScript, and nothing else is', () => {
  const file = sample('Sum.tsx', 'export const sum = (a: number) => <b>{a as any}</b>\n');
  expect(toJs([file])).toMatchObject({
    status: 0,
    stdout: 'export const sum = (a) => <b>{a}</b>;\n',
    stderr: '',
  });
});

test('the name of a file tells its language', () => {
  const assertion = 'export const a = <string>b;\n';
  expect(toJs([sample('a.ts', assertion)])).toMatchObject({
    status: 0,
    stdout: 'export const a = b;\n',
  });
  expect(toJs([sample('a.mts', assertion)]).status).toBe(0);
  expect(toJs(['--language', 'ts', sample('a.txt', assertion)]).status).toBe(0);
  expect(toJs([sample('a.tsx', assertion)]).status).toBe(1);
});

test('standard input is read as TSX', () => {
  expect(toJs(['-'], 'let a: A = <p />')).toMatchObject({ status: 0, stdout: 'let a = <p />;\n' });
});

test('the width and the blank lines can be chosen', () => {
  const list = 'const a: A = {\n  b,\n\n  c,\n};\n';
  expect(toJs(['-', '--blank-lines', 'source'], list).stdout).toBe(
    'const a = {\n  b,\n\n  c,\n};\n',
  );
  expect(toJs(['-', '--blank-lines', 'demos'], list).stdout).toBe('const a = {\n  b,\n  c,\n};\n');
  expect(toJs(['-', '--width', '12'], 'call(a, b, c as D);').stdout).toBe(
    'call(\n  a,\n  b,\n  c,\n);\n',
  );
});

test('help goes to standard output', () => {
  const { status, stdout, stderr } = toJs(['--help']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('Usage: npm run --silent to-js -- [options] FILE');
});

test('an invalid sample is reported with its place and what to do', () => {
  const file = sample('Broken.tsx', 'const a = 1;\nconst b: = 2;\n');
  expect(toJs([file])).toEqual(
    expect.objectContaining({
      status: 1,
      stdout: '',
      stderr: 'Broken.tsx:2:10  Unexpected token -> correct the syntax\n',
    }),
  );
  expect(toJs(['-'], 'let a: ;').stderr).toMatch(/^<stdin>:1:8 {2}/);
});

test.each([
  [[], 'no file is named -> give one, or "-" for standard input'],
  [['a.ts', 'b.ts'], '2 files are named -> give one at a time'],
  [['missing.tsx'], 'missing.tsx does not exist -> check the path, it is taken from '],
  [['.', '--language', 'ts'], '. cannot be read -> check the path'],
  [['README.md'], 'README.md is not named as a TypeScript or JavaScript file -> '],
  [['-', '--language', 'jsx'], '--language is "jsx" -> did you mean tsx?'],
  [['-', '--width', '0'], '--width is "0" -> use a number of characters such as 85'],
  [['-', '--blank-lines', 'none'], '--blank-lines is "none" -> use demos or source'],
  [['-', '--widht', '80'], 'there is no option --widht -> did you mean --width?'],
])('%j is wrong usage', (args, message) => {
  const { status, stdout, stderr } = toJs(args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(`to-js: ${message}`);
});
