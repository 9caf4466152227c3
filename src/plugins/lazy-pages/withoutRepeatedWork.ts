import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack';

/** Copies static files: the development server serves them from where they are. */
const copies = /^Copy(?:Rspack|Webpack)?Plugin$/;

/** How `html-webpack-plugin` names what it does in each compilation. */
const makesHtml = /^(?:HtmlWebpackPlugin|PersistentChildCompilerSingletonPlugin)$/;

type Plugins = NonNullable<Configuration['plugins']>;

interface Hook {
  taps: { readonly name: string }[];
}

/**
 * Makes the HTML of the development server once, in the first compilation without errors: it is the same
 * for all pages, and names scripts whose names stay. Without, it is compiled after each edit.
 */
const htmlOnce: WebpackPluginInstance = {
  apply({ hooks }: Compiler) {
    let isMade = false;
    hooks.done.tap('html-once', (stats) => {
      if (isMade || stats.hasErrors()) return;
      isMade = true;
      for (const hook of [hooks.make, hooks.thisCompilation] as unknown as Hook[]) {
        hook.taps = hook.taps.filter(({ name }) => !makesHtml.test(name));
      }
    });
  },
};

/**
 * The plugins of a development server, without what it would do after each edit to no purpose.
 *
 * @param plugins - Of the bundler's configuration.
 */
export function withoutRepeatedWork(plugins: Plugins = []): Plugins {
  const needed = plugins.filter((plugin) => {
    // The bundler's own plugins say their names, and others are of a class.
    const { name } = (plugin || {}) as { readonly name?: unknown };
    return !copies.test(String(name ?? plugin?.constructor.name));
  });
  return [...needed, htmlOnce];
}
