import { parseGlossary } from '@site/src/translations/glossary';
import { linesAfter, zhOverview } from './translatedSite';

test('terms and words that are near each other are left alone', () => {
  const text = [
    'keep: [React, React Router, Router]',
    'terms:',
    '  - term: app',
    '    use: [应用]',
    '  - term: apps',
    '    use: [应用]',
    '    avoid: [程序]',
    '',
  ].join('\n');
  expect(parseGlossary('i18n/zh/glossary.yml', text).problems).toEqual([]);
});

test('pictures and data of a translated page are left alone', async () => {
  const folder = zhOverview.replace(/[^/]+$/, '');
  const lines = await linesAfter((site) => {
    site.write(`${folder}menu.png`, 'x');
    site.write(`${folder}_data.json`, '{}\n');
  });
  expect(lines).toEqual([]);
});

test('translations of an archived release and its pages are left alone', async () => {
  const lines = await linesAfter((site) => {
    site.write('core_versions.json', '["0.1.0"]\n');
    site.write('core_versioned_sidebars/version-0.1.0-sidebars.json', '{ "core": ["a/b"] }\n');
    site.copy('docs-core/introduction/overview.mdx', 'core_versioned_docs/version-0.1.0/a/b.mdx');
    const archive = 'i18n/zh/docusaurus-plugin-content-docs-core/version-0.1.0';
    site.copy(zhOverview, `${archive}/a/b.mdx`);
    site.write(`${archive}.json`, '{}\n');
  });
  expect(lines.filter((line) => line.startsWith('i18n/'))).toEqual([]);
});
