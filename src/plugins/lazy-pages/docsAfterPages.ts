import pluginContentDocs, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { bundlerRest } from './bundlerRest';

/**
 * Docusaurus' plugin, except that after an edit it reads the pages again when the edited one is on the
 * screen: it reads all of them, and the bundler and the browser would wait for that.
 */
async function docsAfterPages(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  const plugin = await pluginContentDocs(context, options);
  const read = async (): Promise<LoadedContent> => (await plugin.loadContent?.()) as LoadedContent;
  let isLoaded = false;
  let waiting: Promise<LoadedContent> | undefined;
  const readLater = async (): Promise<LoadedContent> => {
    await bundlerRest.untilRest();
    // What is saved from now on is not in what this reads.
    waiting = undefined;
    return read();
  };
  return {
    ...plugin,
    loadContent() {
      if (isLoaded) return (waiting ??= readLater());
      isLoaded = true;
      return read();
    },
  } as Plugin;
}

export default Object.assign(docsAfterPages, { validateOptions }) as unknown as PluginModule;
