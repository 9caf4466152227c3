import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import type { Configuration, Middleware } from 'webpack-dev-server';
import { createAskedPages } from './askedPages';
import { bundlerRest } from './bundlerRest';
import { withoutRepeatedWork } from './withoutRepeatedWork';

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
  const asked = createAskedPages();
  return {
    name: 'lazy-pages',
    async allContentLoaded({ allContent }) {
      asked.know(allContent);
    },
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'development') return {};
      const bundler = currentBundler.instance as unknown as LazyBundler;
      const devServer: Configuration = {
        // Docusaurus joins what this gives back and what its own function does, which is the list itself.
        setupMiddlewares: (middlewares, server) => {
          const lazy = bundler.lazyCompilationMiddleware(server.compiler as Compiler);
          middlewares.unshift(asked.middleware, lazy);
          return [];
        },
      };
      // What is given back is added to the plugins that there are.
      config.plugins = withoutRepeatedWork(config.plugins);
      return {
        module: {
          rules: [
            {
              test: registry,
              loader: path.join(__dirname, 'developmentRegistry.cjs'),
              options: { isAsked: asked.isAsked },
            },
            // Not by `test`, by which Docusaurus finds the rules of those who have pages of their own.
            { resource: pages, enforce: 'post', use: [path.join(__dirname, 'hotContent.cjs')] },
          ],
        },
        plugins: [restReporter],
        // By an expression: with a function, the bundler has crashed.
        lazyCompilation: { entries: false, imports: true, test: pages },
        devServer,
      };
    },
  };
}
