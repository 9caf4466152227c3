import type { Plugin } from '@docusaurus/types';

/**
 * Has the bundler look for an absolute path where it leads. Without, it looks for each page below the
 * folder of the project and that of static files first, with every extension: 20,000 files that are not
 * there for 1,000 pages, which the development server goes through after each edit. What stylesheets
 * name from the root of the site is still found.
 */
export default function absolutePathsPlugin(): Plugin {
  return {
    name: 'absolute-paths',
    configureWebpack: () => ({ resolve: { preferAbsolute: true } }),
  };
}
