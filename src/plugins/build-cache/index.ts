import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readGenerated } from '../lazy-routes/generatedRoutes';
import { buildCacheFolder } from './buildCacheFolder';
import { createCompiledPages, pageFacts, type CompiledPages } from './compiledPages';
import { createFileCache } from './fileCache';
import { projectVersion } from './projectVersion';
import { ownScripts } from './renderKeys';
import { RenderKeysPlugin } from './RenderKeysPlugin';

/**
 * In the place of what is kept where nothing is. The numbers that bundlers give to modules depend on
 * the loaders of each, so these are the same with and without.
 */
const nothingKept: CompiledPages = { read: () => undefined, write: () => {}, prune: () => {} };

/**
 * Keeps compiled and rendered pages for later builds, so that a page is compiled again when its text
 * or anything that it is made with has changed, and rendered again when its module or the theme has.
 */
export default function buildCachePlugin(context: LoadContext): Plugin {
  const { siteDir, siteConfig, generatedFilesDir, i18n } = context;
  const compiledPages = buildCacheFolder(siteDir, 'compiled-pages', i18n.currentLocale);
  const renderedPages = buildCacheFolder(siteDir, 'rendered-pages', i18n.currentLocale);
  const keysFile = path.join(generatedFilesDir, 'build-cache', 'renderKeys.json');
  let compiled: CompiledPages | undefined;
  return {
    name: 'build-cache',
    async allContentLoaded({ allContent }) {
      if (!compiledPages) return;
      const facts = pageFacts(allContent, siteDir);
      const version = projectVersion(siteDir, siteConfig);
      compiled = createCompiledPages(compiledPages, version, facts);
    },
    configureWebpack(_config, isServer, { currentBundler }) {
      if (process.env.NODE_ENV !== 'production') return {};
      const pages = {
        // Docusaurus takes all rules with a "test" for Markdown for those of its plugins.
        resource: /\.mdx?$/i,
        enforce: 'post' as const,
        use: [
          {
            loader: path.join(__dirname, 'compiledPageLoader.cjs'),
            options: { pages: compiled ?? nothingKept, isServer },
          },
        ],
      };
      if (!isServer || !compiled) return { module: { rules: [pages] } };
      const { DefinePlugin } = currentBundler.instance;
      return {
        module: { rules: [pages] },
        entry: { main: path.join(__dirname, 'page/serverEntry.ts') },
        // Without a digest of what is in a file, the names of pages' files are no part of the rest.
        output: { chunkFilename: 'assets/js/[name].js' },
        plugins: [
          new DefinePlugin({
            RENDER_KEYS_FILE: JSON.stringify(keysFile),
            RENDERED_PAGES_FOLDER: JSON.stringify(renderedPages),
          }),
          new RenderKeysPlugin(keysFile, () => ownScripts(readGenerated(generatedFilesDir))),
        ],
      };
    },
    async postBuild({ routesPaths }) {
      compiled?.prune();
      if (renderedPages) createFileCache(renderedPages).prune(routesPaths);
    },
  };
}
