import type { Plugin } from '@docusaurus/types';

/** Docusaurus names the set by its path. */
const forOldBrowsers = /[\\/]postcss-preset-env[\\/]/;

const isForOldBrowsers = (plugin: unknown): boolean =>
  Array.isArray(plugin) && typeof plugin[0] === 'string' && forOldBrowsers.test(plugin[0]);

/**
 * Has PostCSS look for no files with settings beside each stylesheet and in all folders above, for the
 * site has none: half a second of a build.
 *
 * The development server writes styles as they are, for the newest browsers: what makes them fit for
 * others takes seconds of its start.
 */
export default function postcssPlugin(): Plugin {
  return {
    name: 'postcss',
    configurePostCss(options) {
      const settings = { ...options, config: false };
      if (process.env.NODE_ENV !== 'development') return settings;
      const plugins = options.plugins.filter((plugin) => !isForOldBrowsers(plugin));
      return { ...settings, plugins };
    },
  };
}
