import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { navigation } from '../../navigation';
import { flattenPages } from '../../navigation/flatten';
import { twinPath } from '../../navigation/pageFiles';
import { productHome, productIds } from '../../products';
import { createContentCache } from '../../content/contentCache';
import { sourceVersion } from '../../content/sourceVersion';
import { documentedPages } from '../documentedPages';
import { productIndex, productText, siteIndex } from './llms';
import { otherPages } from './otherPages';
import { readBuiltPages, type BuiltSite, type MachineText } from './pages';

/** Module that makes Markdown of a page. */
const reader = path.join(__dirname, 'pages');

async function write(outDir: string, file: string, text: string): Promise<void> {
  const target = path.join(outDir, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

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
      const pages = new Map(built.map((page) => [page.pathname, page]));
      for (const { pathname, markdown } of pages.values()) {
        await write(outDir, twinPath(pathname), markdown);
      }
      for (const product of productIds) {
        const index = productIndex(product, navigation[product], pages, site);
        const own = flattenPages(navigation[product]).flatMap(
          ({ pathname }) => pages.get(pathname) ?? [],
        );
        await write(outDir, `${product}/llms.txt`, index);
        await write(outDir, `${product}/llms-full.txt`, productText(product, own, site));
        // The start page of a product is an index too.
        await write(outDir, twinPath(productHome(product)), index);
      }
      await write(outDir, 'llms.txt', siteIndex(site));
      await write(outDir, twinPath('/'), siteIndex(site));
    },
  };
}
