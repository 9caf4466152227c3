import { createFiles } from '@site/src/content/files';
import {
  englishPageOf,
  listEnglishPages,
  listTranslations,
  toProjectPath,
  translatedFileOf,
  translationFile,
} from '@site/src/translations/translationFiles';
import { firstApp, overview, translatedOverview, withCopy } from './realPages';

test('paths lead from a page to its translation and back', () => {
  const page = englishPageOf(overview);
  expect(page).toEqual({
    product: 'core',
    path: 'introduction/overview',
    name: 'core/introduction/overview',
    group: 'introduction',
    file: overview,
  });
  expect(page && translationFile('zh', page)).toBe(translatedOverview);
  expect(translatedFileOf(translatedOverview)).toEqual({ language: 'zh', page });
});

test.each([
  'docs-core/introduction/_partial.mdx',
  'docs-core/_parts/text.mdx',
  'docs-core/introduction/data.json',
  'core_versioned_docs/version-0.12.1/introduction/overview.mdx',
  'src/pages/privacy/index.mdx',
])('%s is no page to translate', (file) => {
  expect(englishPageOf(file)).toBeUndefined();
});

test.each([
  'i18n/fr/docusaurus-plugin-content-docs-core/current/introduction/overview.mdx',
  'i18n/en/docusaurus-plugin-content-docs-core/current/introduction/overview.mdx',
  'i18n/zh/docusaurus-plugin-content-docs-core/version-0.12.1/introduction/overview.mdx',
  'i18n/zh/docusaurus-plugin-content-docs-core/introduction/overview.mdx',
  'i18n/zh/docusaurus-plugin-content-docs/current/introduction/overview.mdx',
  overview,
])('%s is no translation of the current release', (file) => {
  expect(translatedFileOf(file)).toBeUndefined();
});

test('paths of Windows and absolute ones come out the same', () => {
  expect(toProjectPath('/site', '/site/docs-core/a.mdx')).toBe('docs-core/a.mdx');
  expect(toProjectPath('/site', './docs-core/../docs-core/a.mdx')).toBe('docs-core/a.mdx');
  expect(toProjectPath('/site', 'docs-core\\introduction\\overview.mdx')).toBe(overview);
});

test('generated pages are not listed', () =>
  withCopy(async ({ root, write }) => {
    write('docs-core/api/account.mdx', '---\ntitle: Account\n---\n');
    write('docs-core/components/account/components-api.mdx', '---\ntitle: Account\n---\n');
    expect(listEnglishPages(createFiles(root)).map(({ file }) => file)).toEqual([
      overview,
      firstApp,
    ]);
  }));

test('what Docusaurus never reads is told from what is no page', () =>
  withCopy(async ({ root, write }) => {
    const folder = 'i18n/zh/docusaurus-plugin-content-docs-core';
    const misplaced = [
      `${folder}/introduction/overview.mdx`,
      'i18n/zh/docusaurus-plugin-content-docs/current/introduction/overview.mdx',
    ];
    const fine = [
      translatedOverview,
      'i18n/zh/README.md',
      'i18n/zh/docusaurus-plugin-content-pages/privacy/index.mdx',
      `${folder}/version-0.12.1/introduction/overview.mdx`,
      `${folder}/current/introduction/_part.mdx`,
    ];
    for (const file of [...misplaced, ...fine, 'i18n/zh/code.json']) write(file, '{}');
    const found = listTranslations(createFiles(root), 'zh');
    expect(found.pages.map(({ file }) => file)).toEqual([translatedOverview]);
    expect([...found.misplaced].sort()).toEqual([...misplaced].sort());
  }));
