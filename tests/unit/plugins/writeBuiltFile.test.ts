import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeBuiltFile } from '@site/src/plugins/writeBuiltFile';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'written-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file is written with its folder, and written over', () => {
  const file = path.join(folder, 'core/guides/a.md');
  writeBuiltFile(file, 'One');
  writeBuiltFile(path.join(folder, 'core/guides/b.md'), 'Other');
  writeBuiltFile(file, Buffer.from('Two'));
  expect(readFileSync(file, 'utf8')).toBe('Two');
});

test('a file that stands where a folder should is told, and kept', () => {
  const file = path.join(folder, 'core');
  writeFileSync(file, 'A file');
  expect(() => writeBuiltFile(path.join(file, 'a.md'), 'One')).toThrow('ENOTDIR');
  expect(readFileSync(file, 'utf8')).toBe('A file');
});
