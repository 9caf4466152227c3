import fs from 'node:fs';
import path from 'node:path';
import { referencePages } from '@site/src/api-reference/generateReference';
import { loadCoreApi } from '@site/src/api-reference/loadCoreApi';
import { findTabbedGuides } from '@site/src/api-reference/pages/core/tabPages';
import { toSlug } from '@site/src/api-reference/names';
import { docsVersions } from '@site/src/versions/docsVersions';
import { pageIdsOf } from '@site/src/versions/pageIds';
import { writtenPages } from '../support/samples/readSamples';

const root = path.resolve(__dirname, '../..');

const archives = docsVersions(root).filter(({ isArchived }) => isArchived);

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

test('there is a release before the current one', () => {
  expect(archives.map(({ product, text }) => `${product} ${text}`)).toEqual(['core 0.12.1']);
});

describe.each(archives)('$product $text', (release) => {
  const pages = writtenPages(root, release.folder);

  test('names nothing that its package does not export', async () => {
    const names = async (version?: string): Promise<Set<string>> =>
      new Set((await loadCoreApi(root, version)).api.exports.map(({ name }) => name));
    const own = await names(release.text);
    const later = [...(await names())].filter((name) => !own.has(name));
    expect(later).toContain('Crud');
    // Roadmaps tell of what came later.
    const found = pages
      .filter((page) => !page.endsWith('/roadmap.mdx'))
      .flatMap((page) =>
        later
          .filter((name) => new RegExp(`\`<?${name}\\b|/api/${toSlug(name)}/`).test(read(page)))
          .map((name) => `${page}: ${name}`),
      );
    expect(found).toEqual([]);
  });

  test('installs its own release', () => {
    const installed = pages.flatMap((page) =>
      [...read(page).matchAll(/@toolpad\/core(?:@|": ")(\d[\w.-]*)/g)].map(([, text]) => text),
    );
    expect(installed.length).toBeGreaterThan(4);
    expect(sorted(installed.map(String))).toEqual([release.text]);
  });

  test('has a page and a tab for every component and hook that its package has', async () => {
    const { api } = await loadCoreApi(root, release.text);
    const exports = api.exports.filter(({ kind }) => kind === 'component' || kind === 'hook');
    const ids = pageIdsOf(root, release);
    const { pages: generated } = await referencePages(root);
    const files = generated
      .map(({ file }) => file)
      .filter((file) => file.startsWith(`${release.folder}/api/`))
      .map((file) => file.slice(release.folder.length + 1, -'.mdx'.length));
    expect(sorted(files)).toEqual(sorted(ids.filter((id) => id.startsWith('api/'))));
    expect(files).toEqual(expect.arrayContaining(exports.map(({ name }) => `api/${toSlug(name)}`)));
    const inTabs = findTabbedGuides(root, release.folder).flatMap(({ tabs }) => [
      ...(tabs.components ?? []),
      ...(tabs.hooks ?? []),
    ]);
    expect([...inTabs].sort()).toEqual(sorted(exports.map(({ name }) => name)));
  });
});
