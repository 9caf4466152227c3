import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { searchConfiguration } from '../../search/configuration';
import { archiveFolder, indexFolder } from '../../search/indexFiles';
import { createDocumentCache } from '../../search/indexing/documentCache';
import type { IndexedPage } from '../../search/indexing/pageDocument';
import { writeIndex } from '../../search/indexing/writeIndex';
import { pluginName, type SearchData } from '../../search/searchData';
import { indexedPages } from './indexedPages';

/** Archived releases among some pages, by their keys. */
function archivesOf(pages: readonly IndexedPage[]): string[] {
  return [...new Set(pages.flatMap(({ archive }) => archive ?? []))];
}

/**
 * Writes the search indexes of each language after its build, into the language's own folder, and
 * tells the site who searches.
 *
 * @throws at the start, if the environment asks for a provider without giving what it needs.
 */
export default function searchIndexPlugin({ siteDir, baseUrl, i18n }: LoadContext): Plugin {
  const configuration = searchConfiguration();
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  let pages: readonly IndexedPage[] = [];
  return {
    name: pluginName,
    async allContentLoaded({ allContent, actions }) {
      pages = indexedPages(allContent, baseUrl);
      const current = pages.filter(({ archive }) => archive === undefined);
      const archives = archivesOf(pages).map((version) => ({
        version,
        pageCount: pages.filter(({ archive }) => archive === version).length,
      }));
      const data: SearchData = { configuration, archives, pageCount: current.length };
      actions.setGlobalData(data);
    },
    configureWebpack(_config, isServer) {
      if (process.env.NODE_ENV !== 'development' || isServer) return {};
      // The index is made from built pages, so while one writes, search finds the last build's.
      const directory = path.join(siteDir, 'build', indexFolder);
      const devServer = { static: [{ directory, publicPath: baseUrl + indexFolder }] };
      return { plugins: [], devServer };
    },
    async postBuild({ outDir }) {
      if (configuration.provider !== 'pagefind') return;
      const cache = createDocumentCache(siteDir, language);
      // Current releases first: their index empties the folder in which the others stand.
      for (const version of [undefined, ...archivesOf(pages)]) {
        await writeIndex({
          outDir,
          language,
          pages: pages.filter(({ archive }) => archive === version),
          folder: version === undefined ? indexFolder : archiveFolder(version),
          cache,
        });
      }
      cache.save();
    },
  };
}
