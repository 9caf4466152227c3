import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { applyChanges, type Change } from '@site/src/authoring/changes';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-'));
  fs.mkdirSync(path.join(root, 'docs/old'), { recursive: true });
  for (const name of ['docs/old/page', 'docs/link', 'docs/gone/part']) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), `text of ${name}`);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(root, { recursive: true, force: true });
});

/** All files and folders, with the text of files. */
function tree(): Record<string, string> {
  const names = fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    names.map((name) => {
      const file = path.join(root, name);
      return [name, fs.statSync(file).isFile() ? fs.readFileSync(file, 'utf8') : ''];
    }),
  );
}

const changes: readonly Change[] = [
  { file: 'docs/new/page', from: 'docs/old/page', before: 'text of docs/old/page', after: 'moved' },
  { file: 'docs/link', before: 'text of docs/link', after: 'edited' },
  { file: 'docs/gone/part', before: 'text of docs/gone/part' },
  { file: 'docs/made', after: 'created' },
];

test('files are moved, edited, deleted and created, and empty folders go', () => {
  applyChanges(root, changes);
  expect(tree()).toEqual({
    docs: '',
    'docs/link': 'edited',
    'docs/made': 'created',
    'docs/new': '',
    'docs/new/page': 'moved',
  });
});

test.each([
  ['a file that has changed', 'docs/link', 'docs/link:1:1  the file has just changed'],
  ['a new file that is there already', 'docs/made', 'docs/made:1:1  the file has just changed'],
  ['a target that is there already', 'docs/new/page', 'docs/new/page:1:1  the file has just'],
])('%s stops everything', (_name, file, message) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), 'by somebody else');
  const before = tree();
  expect(() => applyChanges(root, changes)).toThrow(message);
  expect(tree()).toEqual(before);
});

test('a folder that can not be made leaves nothing behind', () => {
  const before = tree();
  const blocked: Change = { file: 'docs/link/below', after: 'text' };
  expect(() => applyChanges(root, [...changes, blocked])).toThrow();
  expect(tree()).toEqual(before);
});

test.each([1, 2, 3])('a failure of write %i puts all files back', (count) => {
  const before = tree();
  const { renameSync } = fs;
  let calls = 0;
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    calls += 1;
    if (calls === count) throw new Error('the disk is full');
    renameSync(from, to);
  });
  expect(() => applyChanges(root, changes)).toThrow('the disk is full');
  expect(tree()).toEqual(before);
});

test('a file that can not be removed puts all files back', () => {
  const before = tree();
  const { rmSync } = fs;
  jest.spyOn(fs, 'rmSync').mockImplementation((file, options) => {
    if (String(file).endsWith('docs/gone/part')) throw new Error('the file is locked');
    rmSync(file, options);
  });
  expect(() => applyChanges(root, changes)).toThrow('the file is locked');
  expect(tree()).toEqual(before);
});
