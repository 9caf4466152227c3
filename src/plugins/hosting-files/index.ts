import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { activeRedirects } from '../../hosting/activeRedirects';
import { headersFile, redirectsFile, type Publication } from '../../hosting/hostFiles';
import { robotsFile, robotsText } from '../../hosting/robots';

/** Folders of the build that hold no pages. */
const assetFolders = ['assets', 'img', 'pagefind', 'screenshots'];

/** Folders of pages; that of the demos is being written at the same time. */
async function pageFolders(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return [...new Set([...folders, 'demos'])].filter((name) => !assetFolders.includes(name)).sort();
}

/** Writes `_redirects`, `_headers`, and `robots.txt` after the build, for the root of a host. */
export default function hostingFilesPlugin({ baseUrl, i18n, siteConfig }: LoadContext): Plugin {
  return {
    name: 'hosting-files',
    async postBuild({ outDir }) {
      // The build of the default language writes for all languages: a host reads one file of each.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const publication: Publication = {
        basePath: baseUrl,
        languagePrefixes: i18n.locales.filter((locale) => locale !== i18n.defaultLocale),
        pageFolders: await pageFolders(outDir),
      };
      const redirects = redirectsFile(activeRedirects(), publication);
      await writeFile(path.join(outDir, '_redirects'), redirects);
      await writeFile(path.join(outDir, '_headers'), headersFile(publication));
      const robots = robotsText(siteConfig.url, publication);
      await writeFile(path.join(outDir, robotsFile), robots);
    },
  };
}
