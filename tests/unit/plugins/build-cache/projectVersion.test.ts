import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectVersion } from '@site/src/plugins/build-cache/projectVersion';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'project-version-'));
  write('package-lock.json', '{}');
  write('src/remark/index.ts', 'export {};');
  write('docs-core/a.mdx', '# A');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Whether the version is another one after the change. */
function isNoticed(change: () => void): boolean {
  const before = projectVersion(root, { baseUrl: '/' });
  change();
  return projectVersion(root, { baseUrl: '/' }) !== before;
}

test('nothing has changed while nothing changes', () => {
  expect(isNoticed(() => undefined)).toBe(false);
});

test.each([
  ['code', 'src/remark/index.ts'],
  ['the lockfile', 'package-lock.json'],
  ['the configuration', 'docusaurus.config.ts'],
  ['a demo', 'src/demos/core/Demo.tsx'],
  ['a picture beside a page', 'docs-core/picture.png'],
  ['a text of the interface', 'i18n/pt/code.json'],
  ['Markdown that is no page', 'src/demos/README.md'],
])('a change of %s is noticed', (_what, file) => {
  write(file, 'before');
  expect(isNoticed(() => write(file, 'after'))).toBe(true);
});

test('a file that is new, gone, or has another name is noticed', () => {
  expect(isNoticed(() => write('src/new.ts', 'text'))).toBe(true);
  expect(
    isNoticed(() => {
      rmSync(path.join(root, 'src/new.ts'));
      write('src/renamed.ts', 'text');
    }),
  ).toBe(true);
  expect(isNoticed(() => rmSync(path.join(root, 'src/renamed.ts')))).toBe(true);
});

test.each([
  'docs-core/a.mdx',
  'docs-core/B.MD',
  'core_versioned_docs/version-0.12.1/a.mdx',
  'i18n/pt/docusaurus-plugin-content-docs-core/current/a.mdx',
  'src/pages/privacy/index.mdx',
  'build/index.html',
  '.docusaurus/routes.js',
  'node_modules/package/index.js',
  'src/demos/node_modules/package/index.js',
  'tests/unit/a.test.ts',
])('texts of pages, results, packages, and tests count elsewhere or not at all: %s', (file) => {
  expect(isNoticed(() => write(file, 'another text'))).toBe(false);
});

test('a folder of the sources may be called as one of results is', () => {
  expect(isNoticed(() => write('src/plugins/build/index.ts', 'text'))).toBe(true);
});

test('another configuration is noticed', () => {
  expect(projectVersion(root, { baseUrl: '/other/' })).not.toBe(
    projectVersion(root, { baseUrl: '/' }),
  );
});
