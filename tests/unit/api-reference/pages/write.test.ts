import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isGeneratedPage, writePages } from '@site/src/api-reference/pages/write';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'reference-'));
});

afterEach(() => fs.rmSync(root, { recursive: true }));

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const exists = (file: string): boolean => fs.existsSync(path.join(root, file));

test('pages are written, stale ones removed, and pages of authors left alone', () => {
  writePages(root, [
    { file: 'docs-core/api/account.mdx', text: 'a' },
    { file: 'docs-core/components/account/components-api.mdx', text: 't' },
  ]);
  fs.writeFileSync(path.join(root, 'docs-core/components/account.mdx'), 'guide');
  writePages(root, [{ file: 'docs-core/api/panel.mdx', text: 'p' }]);
  expect(read('docs-core/api/panel.mdx')).toBe('p');
  expect(exists('docs-core/api/account.mdx')).toBe(false);
  expect(exists('docs-core/components/account/components-api.mdx')).toBe(false);
  expect(read('docs-core/components/account.mdx')).toBe('guide');
});

test('stale pages of an archived release are removed too, and its guides left alone', () => {
  const folder = 'core_versioned_docs/version-0.1.0';
  fs.writeFileSync(path.join(root, 'core_versions.json'), '["0.1.0"]');
  writePages(root, [{ file: `${folder}/api/account.mdx`, text: 'a' }]);
  fs.writeFileSync(path.join(root, `${folder}/guide.mdx`), 'guide');
  writePages(root, [{ file: `${folder}/api/panel.mdx`, text: 'p' }]);
  expect(exists(`${folder}/api/account.mdx`)).toBe(false);
  expect(read(`${folder}/api/panel.mdx`)).toBe('p');
  expect(read(`${folder}/guide.mdx`)).toBe('guide');
});

test('a page that stays the same is not touched', () => {
  const page = { file: 'docs-core/api/account.mdx', text: 'a' };
  writePages(root, [page]);
  const file = path.join(root, page.file);
  fs.utimesSync(file, 1000, 1000);
  writePages(root, [page]);
  expect(fs.statSync(file).mtimeMs).toBe(1_000_000);
});

test('generated pages are known by their place', () => {
  expect(isGeneratedPage('docs-core/api/account.mdx')).toBe(true);
  expect(isGeneratedPage('docs-core/components/account/hooks-api.mdx')).toBe(true);
  expect(isGeneratedPage('docs-core/components/account.mdx')).toBe(false);
  expect(isGeneratedPage('core_versioned_docs/version-0.12.1/api/account.mdx')).toBe(true);
  expect(isGeneratedPage('core_versioned_docs/version-0.12.1/components/account.mdx')).toBe(false);
  expect(isGeneratedPage('docs-studio/reference/components/button.mdx')).toBe(true);
  expect(isGeneratedPage('docs-studio/reference/api/overview.mdx')).toBe(true);
  expect(isGeneratedPage('docs-studio/reference/api/create-function.mdx')).toBe(false);
});
