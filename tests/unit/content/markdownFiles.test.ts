import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { markdownFilesBelow } from '@site/src/content/markdownFiles';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'markdown-'));
  mkdirSync(path.join(root, 'b/c'), { recursive: true });
  ['b/c/one.mdx', 'b/two.md', 'a.mdx', 'b/picture.png'].forEach((file) =>
    writeFileSync(path.join(root, file), ''),
  );
});

afterEach(() => rmSync(root, { recursive: true }));

test('Markdown of all folders, in order', () => {
  expect(markdownFilesBelow(root)).toEqual(['a.mdx', 'b/c/one.mdx', 'b/two.md']);
  expect(markdownFilesBelow(path.join(root, 'nowhere'))).toEqual([]);
});

test('links are not followed, for they may lead back', () => {
  symlinkSync('..', path.join(root, 'b/again'));
  symlinkSync('a.mdx', path.join(root, 'other.mdx'));
  mkdirSync(path.join(root, 'folder.mdx'));
  expect(markdownFilesBelow(root)).toEqual(['a.mdx', 'b/c/one.mdx', 'b/two.md']);
});
