import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildCacheFolder } from '../build-cache/buildCacheFolder';
import { writeThroughCache } from '../build-cache/folderCache';
import { projectVersion } from '../build-cache/projectVersion';
import { bundleFrame } from './bundleFrame';
import { bundlePlayground } from './bundlePlayground';
import { bundleStudio } from './bundleStudio';
import { createDevServer } from './devServer';
import type { BundleSite } from './viteConfig';

/**
 * Builds the demos with a bundler of their own, beside the site: a page for each, shown in a frame,
 * and the playground that runs what readers edit. No page of the site holds a byte of them, and no
 * route is added to its table.
 */
export default function demosPlugin({ siteDir, baseUrl, siteStorage, i18n }: LoadContext): Plugin {
  const site: BundleSite = {
    siteDir,
    baseUrl,
    themeStorageKey: `theme${siteStorage.namespace}`,
  };
  return {
    name: 'demos',
    configureWebpack(_config, isServer) {
      const isDevelopment = !isServer && process.env.NODE_ENV === 'development';
      const devServer = isDevelopment ? { proxy: createDevServer(site) } : undefined;
      return { mergeStrategy: {}, ...(devServer && { devServer }) };
    },
    async postBuild({ outDir }) {
      // Demos are the same in every language: all languages show those of the default one.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const key = projectVersion(siteDir, site);
      await writeThroughCache(buildCacheFolder(siteDir, 'demos'), key, outDir, async (folder) => {
        await bundleFrame(site, folder);
        await bundlePlayground(site, folder);
        await bundleStudio(site, folder);
      });
    },
  };
}
