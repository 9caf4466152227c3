import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeThroughCache } from '@site/src/plugins/build-cache/folderCache';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'folder-cache-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const make = jest.fn((folder: string) => {
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets/demo.js'), `demo ${make.mock.calls.length}`);
  return Promise.resolve();
});

beforeEach(() => make.mockClear());

/** What a build finds in its own folder, which has a page already. */
async function build(
  name: string,
  key: string,
  cache: string | undefined = path.join(root, 'cache'),
) {
  const target = path.join(root, name);
  mkdirSync(target);
  writeFileSync(path.join(target, 'index.html'), 'page');
  await writeThroughCache(cache, key, target, make);
  expect(readFileSync(path.join(target, 'index.html'), 'utf8')).toBe('page');
  return readFileSync(path.join(target, 'assets/demo.js'), 'utf8');
}

const kept = () => readdirSync(path.join(root, 'cache'));

test('files are made once, and are in each build', async () => {
  expect(await build('first', 'key')).toBe('demo 1');
  expect(await build('second', 'key')).toBe('demo 1');
  expect(make).toHaveBeenCalledTimes(1);
});

test('files are made again of something else, and the former ones are dropped', async () => {
  await build('first', 'key');
  expect(await build('second', 'another')).toBe('demo 2');
  expect(kept()).toEqual(['another']);
});

test('what a stopped build has left is dropped, and what another one writes is not', async () => {
  const left = path.join(root, 'cache/unfinished-left');
  mkdirSync(left, { recursive: true });
  utimesSync(left, 0, 0);
  mkdirSync(path.join(root, 'cache/unfinished-now'));
  await build('first', 'key');
  expect(kept()).toEqual(['key', 'unfinished-now']);
});

test('files that can not be made are not kept, and the build says why', async () => {
  make.mockRejectedValueOnce(new Error('no such module'));
  await expect(build('first', 'key')).rejects.toThrow('no such module');
  expect(kept()).toEqual([]);
  expect(await build('second', 'key')).toBe('demo 2');
});

test('without a cache, files are made where they are to be', async () => {
  const target = path.join(root, 'target');
  mkdirSync(target);
  await writeThroughCache(undefined, 'key', target, make);
  expect(make).toHaveBeenCalledWith(target);
});
