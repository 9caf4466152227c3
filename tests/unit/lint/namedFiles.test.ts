import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lintedFiles } from '@site/src/lint/lintedFiles';
import { namedFiles } from '@site/src/lint/namedFiles';

const root = path.resolve(__dirname, '../../..');
const translation =
  'i18n/zh/docusaurus-plugin-content-docs-core/current/introduction/installation.mdx';

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'named-'));
  fs.symlinkSync('loop.md', path.join(folder, 'loop.md'));
  fs.writeFileSync(path.join(folder, 'page.md'), 'Text.\n');
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

const named = (...names: string[]): string[] =>
  namedFiles(
    names.map((name) => (name === '' ? name : path.resolve(root, name))),
    root,
  );

test('files are named from the root, each once', () => {
  expect(named('README.md', 'src/../README.md', 'CONTRIBUTING.md')).toEqual([
    'README.md',
    'CONTRIBUTING.md',
  ]);
});

test('a folder stands for what is linted in it', () => {
  const files = named('docs-core/introduction');
  expect(files).toContain('docs-core/introduction/installation.mdx');
  expect(files.every((file) => file.startsWith('docs-core/introduction/'))).toBe(true);
  expect(named('.')).toEqual(lintedFiles(root));
});

test.each([
  ['docs-core/introduction/instalation.mdx', 'is no file -> did you mean docs-core/'],
  ['nowhere/at/all.md', 'is no file -> name Markdown files, or none for all'],
  ['README.md/page.md', 'is no file -> '],
  ['', '"" is no file -> '],
  ['package.json', 'is no Markdown -> name files that end in .md or .mdx'],
  ['static', 'holds no English Markdown -> name other files'],
  [translation, 'is a translation, and only English is read -> name English files'],
])('%s is refused', (name, says) => {
  expect(() => named(name)).toThrow(says);
});

test('what lies elsewhere, or leads to nothing, is refused', () => {
  expect(() => named(path.join(folder, 'page.md'))).toThrow('lies outside of the project -> ');
  expect(() => named(path.join(folder, 'loop.md'))).toThrow('is no file -> ');
});
