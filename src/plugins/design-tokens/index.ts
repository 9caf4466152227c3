import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { docusaurusBreakpoints } from './docusaurusBreakpoints';
import { namedMedia } from './namedMedia';
import { tokensAtRule } from './tokensAtRule';

interface ResolveRequest {
  request: string;
  readonly context: string;
}

/** Only the drawer's own request is redirected, so the stand-in can still reach the real hook. */
function replaceDrawerWindowSize(resolve: ResolveRequest): void {
  if (/theme-common[\\/]lib[\\/]contexts$/.test(resolve.context)) {
    resolve.request = path.join(__dirname, 'useNavbarWindowSize.ts');
  }
}

/** Makes the typed design tokens available to every stylesheet, Docusaurus' own included. */
export default function designTokensPlugin(): Plugin {
  return {
    name: 'design-tokens',
    configurePostCss(options) {
      options.plugins.push(tokensAtRule, namedMedia, docusaurusBreakpoints);
      return options;
    },
    configureWebpack(_config, _isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/hooks[\\/]useWindowSize$/, replaceDrawerWindowSize),
        ],
      };
    },
  };
}
