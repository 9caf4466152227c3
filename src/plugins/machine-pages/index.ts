import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { navigation } from '../../navigation';
import { flattenPages } from '../../navigation/flatten';
import { twinPath } from '../../navigation/pageFiles';
import { productHome, productIds } from '../../products';
import { createContentCache } from '../../content/contentCache';
import { sourceVersion } from '../../content/sourceVersion';
import { documentedPages } from '../documentedPages';
import { writeBuiltFile } from '../writeBuiltFile';
import { productIndex, productText, siteIndex } from './llms';
import { otherPages } from './otherPages';
import { readBuiltPages, type BuiltSite, type MachineText } from './pages';

/** Module that makes Markdown of a page. */
const reader = path.join(__dirname, 'pages');

/**
 * After the build of a language, writes what programs read: the Markdown of every page beside it,
 * those of earlier releases included; of the current ones `llms.txt` and `llms-full.txt` of each
 * product, and `llms.txt` of the site.
 */
export default function machinePagesPlugin({
  siteDir,
  siteConfig,
  baseUrl,
  i18n,
}: LoadContext): Plugin {
  let pathnames: readonly string[] = [];
  return {
    name: 'machine-pages',
    async allContentLoaded({ allContent }) {
      pathnames = [
        ...documentedPages(allContent, baseUrl).map(({ pathname }) => pathname),
        ...otherPages(allContent, baseUrl),
      ];
    },
    async postBuild({ outDir }) {
      const site: BuiltSite = { outDir, siteUrl: siteConfig.url, baseUrl };
      const cache = createContentCache<MachineText>(
        siteDir,
        `machine-pages-${i18n.currentLocale}`,
        // Links to pages that have Markdown are other ones than links to pages without.
        sourceVersion(siteDir, [reader], JSON.stringify([siteConfig.url, baseUrl, pathnames])),
      );
      const built = await readBuiltPages(site, pathnames, cache);
      cache.save();
      const write = (file: string, text: string): void =>
        writeBuiltFile(path.join(outDir, file), text);
      const pages = new Map(built.map((page) => [page.pathname, page]));
      for (const { pathname, markdown } of pages.values()) {
        write(twinPath(pathname), markdown);
      }
      for (const product of productIds) {
        const index = productIndex(product, navigation[product], pages, site);
        const own = flattenPages(navigation[product]).flatMap(
          ({ pathname }) => pages.get(pathname) ?? [],
        );
        write(`${product}/llms.txt`, index);
        write(`${product}/llms-full.txt`, productText(product, own, site));
        // The start page of a product is an index too.
        write(twinPath(productHome(product)), index);
      }
      write('llms.txt', siteIndex(site));
      write(twinPath('/'), siteIndex(site));
    },
  };
}
