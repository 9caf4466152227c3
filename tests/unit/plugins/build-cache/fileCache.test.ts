import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileCache, keyOf } from '@site/src/plugins/build-cache/fileCache';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'file-cache-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const cache = () => createFileCache(path.join(folder, 'results'));

/** The one file that the cache has written. */
function onlyFile(): string {
  const [name = '', ...others] = readdirSync(path.join(folder, 'results'));
  expect(others).toEqual([]);
  return path.join(folder, 'results', name);
}

test('a result is there for later builds, with line breaks and letters of all scripts', () => {
  const result = 'first line\n\nZweite Zeile: größer, 更大\n';
  cache().write('/core/a', keyOf('a'), result);
  expect(cache().read('/core/a', keyOf('a'))).toBe(result);
});

test('a result that is empty is one', () => {
  cache().write('/core/a', keyOf('a'), '');
  expect(cache().read('/core/a', keyOf('a'))).toBe('');
});

test('a result that was made of something else is none, and makes room', () => {
  cache().write('/core/a', keyOf('old'), 'old');
  expect(cache().read('/core/a', keyOf('new'))).toBeUndefined();
  cache().write('/core/a', keyOf('new'), 'new');
  expect(cache().read('/core/a', keyOf('old'))).toBeUndefined();
  expect(cache().read('/core/a', keyOf('new'))).toBe('new');
  expect(readFileSync(onlyFile(), 'utf8')).not.toContain('old');
});

test('names are told apart', () => {
  cache().write('/core/a', keyOf('same'), 'a');
  expect(cache().read('/core/b', keyOf('same'))).toBeUndefined();
});

test('a file that was cut short or has more than it should counts for nothing', () => {
  cache().write('/core/a', keyOf('a'), 'all of the text');
  const text = readFileSync(onlyFile(), 'utf8');
  for (const damaged of [text.slice(0, -1), `${text} and more`, text.slice(0, 41), '']) {
    writeFileSync(onlyFile(), damaged);
    expect(cache().read('/core/a', keyOf('a'))).toBeUndefined();
  }
});

test('what can not be written is no error, and leaves nothing behind', () => {
  writeFileSync(path.join(folder, 'results'), 'a file in the place of the folder');
  cache().write('/core/a', keyOf('a'), 'result');
  expect(cache().read('/core/a', keyOf('a'))).toBeUndefined();
  expect(readdirSync(folder)).toEqual(['results']);
});

test('what has no name any more is dropped', () => {
  cache().prune(['/core/a']);
  cache().write('/core/a', keyOf('a'), 'a');
  cache().write('/core/b', keyOf('b'), 'b');
  cache().prune(['/core/b', '/core/c']);
  expect(cache().read('/core/a', keyOf('a'))).toBeUndefined();
  expect(cache().read('/core/b', keyOf('b'))).toBe('b');
});

test('texts that only have other bounds have another key', () => {
  expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'));
  expect(keyOf('a', '')).not.toBe(keyOf('a'));
  expect(keyOf('ä')).toBe(keyOf(Buffer.from('ä')));
});
