import path from 'node:path';
import evalSourceMapMiddleware from '@docusaurus/core/lib/commands/utils/legacy/evalSourceMapMiddleware';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import type { Configuration, Middleware } from 'webpack-dev-server';
import { bundlerRest } from './bundlerRest';

/** What the bundler has besides what Webpack has. */
interface LazyBundler {
  lazyCompilationMiddleware(compiler: unknown): Middleware;
}

/** Pages of Markdown: what else is loaded late is small, or shared by all pages. */
const pages = /\.mdx?$/;

const restReporter: WebpackPluginInstance = {
  apply({ hooks }: Compiler) {
    hooks.watchRun.tap('lazy-pages', bundlerRest.begin);
    hooks.done.tap('lazy-pages', bundlerRest.end);
    hooks.failed.tap('lazy-pages', bundlerRest.end);
  },
};

/**
 * Has the development server compile a page when somebody opens it. Without, the first page is there
 * when all are. The checks of the content tell what is wrong with pages that nobody has opened.
 */
export default function lazyPagesPlugin({ generatedFilesDir }: LoadContext): Plugin {
  const registry = path.join(generatedFilesDir, 'registry.js');
  return {
    name: 'lazy-pages',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'development') return {};
      const bundler = currentBundler.instance as unknown as LazyBundler;
      const devServer: Configuration = {
        // In the place of Docusaurus' own, which is the second one.
        setupMiddlewares: (middlewares, server) => [
          bundler.lazyCompilationMiddleware(server.compiler as Compiler),
          evalSourceMapMiddleware(server),
          ...middlewares,
        ],
      };
      return {
        module: {
          rules: [
            { test: registry, use: [path.join(__dirname, 'withoutWeakReferences.cjs')] },
            // Not by `test`, by which Docusaurus finds the rules of those who have pages of their own.
            { resource: pages, enforce: 'post', use: [path.join(__dirname, 'hotContent.cjs')] },
          ],
        },
        plugins: [restReporter],
        lazyCompilation: { entries: false, imports: true, test: pages },
        devServer,
      };
    },
  };
}
