import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { docsVersionOf, docsVersions, type DocsVersion } from '@site/src/versions/docsVersions';
import { pageIdsOf } from '@site/src/versions/pageIds';

const root = path.resolve(__dirname, '../../..');

function versionOfFile(file: string): DocsVersion {
  const version = docsVersionOf(file);
  if (!version) throw new Error(`${file} belongs to no release`);
  return version;
}

test('current pages come in the order of the navigation', () => {
  const ids = pageIdsOf(root, versionOfFile('docs-core/page.mdx'));
  expect(ids.slice(0, 2)).toEqual(['introduction/overview', 'introduction/installation']);
  expect(ids).toContain('components/crud');
});

test('archived pages come in the order of their own sidebar', () => {
  const [, archived] = docsVersions(root);
  expect(archived).toMatchObject({ product: 'core', text: '0.12.1', isArchived: true });
  const ids = archived ? pageIdsOf(root, archived) : [];
  expect(ids.slice(0, 2)).toEqual(['introduction/overview', 'introduction/installation']);
  expect(ids).toContain('api/account');
  expect(ids.filter((id) => /crud|data-source/.test(id))).toEqual([]);
});

test('a sidebar or list that is damaged is named', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ids-'));
  const archived = versionOfFile('core_versioned_docs/version-0.12.1/page.mdx');
  expect(() => pageIdsOf(folder, archived)).toThrow(
    /^core_versioned_sidebars\/version-0\.12\.1-sidebars\.json:1:1 {2}the sidebar can't be read/,
  );
  fs.writeFileSync(path.join(folder, 'core_versions.json'), '{}');
  expect(() => docsVersions(folder)).toThrow(/^core_versions\.json:1:1 .* -> restore it/);
  fs.rmSync(folder, { recursive: true });
});
