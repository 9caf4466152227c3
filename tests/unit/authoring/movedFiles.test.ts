import { readPageAddress } from '@site/src/authoring/pageAddress';
import { pageFiles, translatedParts } from '@site/src/authoring/rename/movedFiles';
import { renameSidebarStrings } from '@site/src/authoring/rename/sidebarStrings';
import type { Files } from '@site/src/content/files';

const filesOf = (texts: Readonly<Record<string, string>>): Files =>
  ({
    list: (folder: string) => Object.keys(texts).filter((file) => file.startsWith(`${folder}/`)),
    read: (file: string) => Buffer.from(texts[file] ?? ''),
  }) as unknown as Files;

const paths = (...files: string[]): Files =>
  filesOf(Object.fromEntries(files.map((file) => [file, ''])));

test('a page moves with what stands in the folder of its name', () => {
  const { files, generated } = pageFiles(
    'docs-core/components/old.mdx',
    readPageAddress('core/parts/new'),
    paths(
      ...['docs-core/components/old.mdx', 'docs-core/components/old/_part.mdx'],
      ...['docs-core/components/old/deep/image.png', 'docs-core/components/older/x.mdx'],
      'docs-core/components/old/components-api.mdx',
    ),
  );
  expect([...files]).toEqual([
    ['docs-core/components/old.mdx', 'docs-core/parts/new.mdx'],
    ['docs-core/components/old/_part.mdx', 'docs-core/parts/new/_part.mdx'],
    ['docs-core/components/old/deep/image.png', 'docs-core/parts/new/deep/image.png'],
  ]);
  expect(generated).toEqual(['docs-core/components/old/components-api.mdx']);
});

test('a page keeps its ending', () => {
  const { files } = pageFiles('docs-core/a/old.md', readPageAddress('core/a/new'), paths());
  expect([...files]).toEqual([['docs-core/a/old.md', 'docs-core/a/new.md']]);
});

test('translations of the current release follow, and no others', () => {
  const folder = 'i18n/zh/docusaurus-plugin-content-docs-core';
  const parts = translatedParts(
    paths(
      ...[`${folder}/current/a/old.mdx`, `${folder}/current/a/_part.md`, `${folder}/current.json`],
      ...[`${folder}/version-0.12.1/a/old.mdx`, 'i18n/zh/README.md'],
      'i18n/pt/docusaurus-plugin-content-docs-studio/current/b.mdx',
    ),
  );
  expect(
    parts.map(({ file, english, moveTo }) => [
      file,
      english,
      moveTo(english.replace('/a/', '/moved/')),
    ]),
  ).toEqual([
    [`${folder}/current/a/old.mdx`, 'docs-core/a/old.mdx', `${folder}/current/moved/old.mdx`],
    [`${folder}/current/a/_part.md`, 'docs-core/a/_part.md', `${folder}/current/moved/_part.md`],
    [
      'i18n/pt/docusaurus-plugin-content-docs-studio/current/b.mdx',
      'docs-studio/b.mdx',
      'i18n/pt/docusaurus-plugin-content-docs-studio/current/b.mdx',
    ],
  ]);
});

test('translated labels of the sidebar get the key of the new address', () => {
  const labels = (address: string) =>
    JSON.stringify({
      [`sidebar.core.doc./core/a/${address}`]: {
        message: '$& 旧',
        description: `The label for the doc item 'Old' in sidebar 'core', linking to the doc a/${address}`,
      },
      'sidebar.core.doc./core/a/old-one': { message: 'Old one' },
    });
  const file = 'i18n/zh/docusaurus-plugin-content-docs-core/current.json';
  const files = filesOf({
    [file]: labels('old'),
    'i18n/pt/docusaurus-plugin-content-docs-core/current.json': '{}',
    'i18n/zh/docusaurus-plugin-content-docs-studio/current.json': labels('old'),
    'i18n/zh/code.json': labels('old'),
  });
  const moves = { from: '/core/a/old', to: '/core/a/$&new', files: new Map<string, string>() };
  const [change, ...others] = renameSidebarStrings(files, 'core', moves);
  expect(others).toEqual([]);
  expect(change).toMatchObject({ file, before: labels('old') });
  expect(Object.keys(JSON.parse(change?.after ?? '{}') as object)).toEqual([
    ...['sidebar.core.doc./core/a/$&new', 'sidebar.core.doc./core/a/old-one'],
  ]);
  expect(change?.after).toContain('linking to the doc a/$&new"');
});
