import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bodyPreferences, headPreferences } from '../../preferences/inlineScripts';

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
export default function preferencesPlugin(context: LoadContext): Plugin {
  return {
    name: 'preferences',
    injectHtmlTags: () => ({
      headTags: [script(headPreferences(context))],
      preBodyTags: [script(bodyPreferences(context))],
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
