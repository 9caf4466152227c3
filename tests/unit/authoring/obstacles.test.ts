import { assertFree, assertHandWritten } from '@site/src/authoring/obstacles';
import { readPageAddress } from '@site/src/authoring/pageAddress';
import type { Project } from '@site/src/authoring/project';
import { readSpec } from './navigationSpec';

const entries = readSpec();

/** Looks whether a page can be made in a project with these files and served addresses. */
function look(page: string, files: readonly string[] = [], routes: Record<string, string> = {}) {
  const project = {
    files: { isFile: (file: string) => files.includes(file) },
    routes: new Map(Object.entries(routes).map(([pathname, file]) => [pathname, { file }])),
  } as unknown as Project;
  assertFree(readPageAddress(page), project, entries);
}

test('an address is free that no page, group, or entry has', () => {
  expect(() => look('core/parts/new', ['docs-core/parts/new-one.mdx'])).not.toThrow();
});

test.each([
  ['core/parts/new', ['docs-core/parts/new.mdx'], 'docs-core/parts/new.mdx:1:1  the page exists'],
  ['core/parts/new', ['docs-core/parts/new.md'], 'docs-core/parts/new.md:1:1  the page exists'],
])('the file of %s is there: %j', (page, files, message) => {
  expect(() => look(page, files)).toThrow(new Error(`${message} -> choose another name`));
});

test.each([
  ['core/parts/con', 'con.mdx'],
  ['core/aux/new', 'aux'],
])('%s is no page that Windows could have', (page, name) => {
  expect(() => look(page)).toThrow(
    new Error(`Windows can't have a file named "${name}" -> choose another name`),
  );
});

test('a page that another file is served at is named by that file', () => {
  const routes = { '/core/parts/new': 'docs-core/parts/new/index.mdx' };
  expect(() => look('core/parts/new', [], routes)).toThrow(
    new Error('docs-core/parts/new/index.mdx:1:1  the page exists -> choose another name'),
  );
});

test('an entry of the sidebar is told with its place, a group from a page', () => {
  expect(() => look('core/parts/layouts')).toThrow(
    new Error('src/navigation/core.ts:20:19  a group has this path -> choose another name'),
  );
  expect(() => look('core/parts/account')).toThrow(
    new Error(
      'src/navigation/core.ts:18:19  the entry exists, and its page does not -> remove the entry: this command writes it',
    ),
  );
});

test('a generated page is written by nobody', () => {
  expect(() => assertHandWritten(readPageAddress('core/api/account'))).toThrow(
    new Error(
      'core/api/account is generated from the installed packages -> see src/api-reference/README.md',
    ),
  );
  expect(() => assertHandWritten(readPageAddress('core/parts/account'))).not.toThrow();
});
