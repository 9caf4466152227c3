import type { Plugin } from '@docusaurus/types';

/**
 * Writes the source map of every script beside it, where `SOURCE_MAPS=true` asks for it. No script
 * names its map, so that no browser loads one. `npm run weigh` reads them.
 */
export default function sourceMapsPlugin(): Plugin {
  return {
    name: 'source-maps',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.SOURCE_MAPS !== 'true') return {};
      return { devtool: 'hidden-source-map' };
    },
  };
}
