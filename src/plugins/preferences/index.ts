import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { preferencesHeadScript } from '../../preferences/headScript';
import { themeModeScript } from '../../preferences/themeModeScript';

interface ResolveRequest {
  request: string;
  readonly context: string;
}

/** Modules of Docusaurus that report or break on refused storage and malformed hashes. */
const standIns = [
  { module: 'storageUtils', importer: /theme-common[\\/]lib/ },
  { module: 'ClientLifecyclesDispatcher', importer: /core[\\/]lib[\\/]client/ },
] as const;

function script(innerHTML: string) {
  return { tagName: 'script', innerHTML };
}

/** Applies the reader's preferences before the first paint, and keeps them in step afterwards. */
export default function preferencesPlugin({ siteStorage }: LoadContext): Plugin {
  const themeMode = themeModeScript({
    type: siteStorage.type,
    key: `theme${siteStorage.namespace}`,
  });
  return {
    name: 'preferences',
    injectHtmlTags: () => ({
      headTags: [script(preferencesHeadScript + themeMode)],
      // Once more, after Docusaurus' own script has set the theme mode unchecked.
      preBodyTags: [script(themeMode)],
    }),
    getClientModules: () => [path.join(__dirname, '../../preferences/clientModule.ts')],
    configureWebpack(_config, _isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        plugins: standIns.map(
          ({ module, importer }) =>
            new NormalModuleReplacementPlugin(
              new RegExp(`^\\.{1,2}/(.*/)?${module}$`),
              (resolve: ResolveRequest) => {
                if (importer.test(resolve.context)) {
                  resolve.request = path.join(__dirname, 'standIns', module);
                }
              },
            ),
        ),
      };
    },
  };
}
