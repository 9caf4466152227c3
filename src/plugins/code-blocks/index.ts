import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The theme's client module that imports Prism, whether a page needs it or not. */
const HIGHLIGHTER_MODULE = /theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/;

/**
 * What code blocks need in the browser, and nothing else: code is coloured at build time (see
 * src/remark/code-blocks), so the theme's highlighter stays out of the bundle.
 */
export default function codeBlocksPlugin(): Plugin {
  return {
    name: 'code-blocks',
    getClientModules: () => [path.join(__dirname, '../../components/CodeBlock/copyShortcut.ts')],
    configureWebpack(_config, _isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(
            HIGHLIGHTER_MODULE,
            path.join(__dirname, 'noHighlighter.ts'),
          ),
        ],
      };
    },
  };
}
