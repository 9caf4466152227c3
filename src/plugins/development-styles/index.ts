import type { Plugin } from '@docusaurus/types';

/** Docusaurus names the set by its path. */
const forOldBrowsers = /[\\/]postcss-preset-env[\\/]/;

const isForOldBrowsers = (plugin: unknown): boolean =>
  Array.isArray(plugin) && typeof plugin[0] === 'string' && forOldBrowsers.test(plugin[0]);

/**
 * Has the development server write styles as they are, for the newest browsers: what makes them fit
 * for others takes seconds of its start. Nor does it look for files with settings of
 * PostCSS beside each stylesheet, for the site has none.
 */
export default function developmentStylesPlugin(): Plugin {
  return {
    name: 'development-styles',
    configurePostCss(options) {
      if (process.env.NODE_ENV !== 'development') return options;
      const plugins = options.plugins.filter((plugin) => !isForOldBrowsers(plugin));
      return { ...options, config: false, plugins };
    },
  };
}
