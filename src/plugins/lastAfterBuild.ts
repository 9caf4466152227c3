import type { LoadContext, Plugin, PluginConfig } from '@docusaurus/types';

type PostBuild = NonNullable<Plugin['postBuild']>;
type CreatePlugin = (context: LoadContext, options: unknown) => Promise<Plugin | null>;

/** The same plugin, with something else to do after the build. Packages are left as they are. */
function withPostBuild(
  config: PluginConfig,
  change: (postBuild: PostBuild) => PostBuild,
): PluginConfig {
  if (typeof config !== 'function') return config;
  const create = config as CreatePlugin;
  const createChanged: CreatePlugin = async (context, options) => {
    const plugin = await create(context, options);
    return plugin?.postBuild ? { ...plugin, postBuild: change(plugin.postBuild) } : plugin;
  };
  return createChanged as PluginConfig;
}

/**
 * Has the last of some plugins wait, after the build, until those before it are done: Docusaurus
 * starts all of them at once. For what goes over the files that they write.
 */
export function lastAfterBuild(plugins: readonly PluginConfig[]): PluginConfig[] {
  let works: Promise<void>[] = [];
  return plugins.map((config, index) =>
    withPostBuild(config, (postBuild) => {
      if (index < plugins.length - 1) {
        return (props) => {
          const work = Promise.resolve(postBuild(props));
          works.push(work);
          return work;
        };
      }
      return async (props) => {
        // All plugins have been started by then.
        await Promise.resolve();
        const started = works;
        works = [];
        await Promise.all(started);
        await postBuild(props);
      };
    }),
  );
}
