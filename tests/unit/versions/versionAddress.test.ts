import { docsVersionOf, type DocsVersion } from '@site/src/versions/docsVersions';
import { versionAddress } from '@site/src/versions/versionAddress';

function versionOfFile(file: string): DocsVersion {
  const version = docsVersionOf(file);
  if (!version) throw new Error(`${file} belongs to no release`);
  return version;
}

const archived = versionOfFile('core_versioned_docs/version-0.12.1/components/account.mdx');
const current = versionOfFile('docs-core/components/account.mdx');

test('the folder of a page says which release it is about', () => {
  expect(archived).toEqual({
    product: 'core',
    text: '0.12.1',
    isArchived: true,
    folder: 'core_versioned_docs/version-0.12.1',
    root: '/core/0.12.1',
  });
  expect(current).toMatchObject({ isArchived: false, folder: 'docs-core', root: '/core' });
  expect(versionOfFile('docs-studio/concepts/rbac.mdx')).toMatchObject({ product: 'studio' });
  const translations = 'i18n/zh/docusaurus-plugin-content-docs-core';
  expect(versionOfFile(`${translations}/version-0.12.1/components/account.mdx`)).toEqual({
    ...archived,
    folder: `${translations}/version-0.12.1`,
  });
  expect(versionOfFile(`${translations}/current/components/account.mdx`)).toEqual({
    ...current,
    folder: `${translations}/current`,
  });
  expect(docsVersionOf('src/pages/index.tsx')).toBeUndefined();
  expect(docsVersionOf('docs-corex/page.mdx')).toBeUndefined();
});

test.each([
  ['/core/api/account/#props', '/core/0.12.1/api/account/#props'],
  ['/core/components/account/', '/core/0.12.1/components/account/'],
  // What names a release, another product, or the start page, means what it says.
  ['/core/', '/core/'],
  ['/core/0.12.1/api/account/', '/core/0.12.1/api/account/'],
  ['/core/0.13.0/api/account/', '/core/0.13.0/api/account/'],
  ['/studio/concepts/rbac/', '/studio/concepts/rbac/'],
  ['https://mui.com/core/api/', 'https://mui.com/core/api/'],
  ['#props', '#props'],
])('on an archived page, %s leads to %s', (address, target) => {
  expect(versionAddress(address, archived)).toBe(target);
  expect(versionAddress(address, current)).toBe(address);
});
