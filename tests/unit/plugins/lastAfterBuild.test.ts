import type { LoadContext, Plugin, PluginConfig } from '@docusaurus/types';
import { lastAfterBuild } from '../../../src/plugins/lastAfterBuild';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Does what Docusaurus does with plugins after a build. */
async function afterBuild(configs: readonly PluginConfig[]): Promise<void> {
  const plugins = await Promise.all(
    configs
      .filter((config) => typeof config === 'function')
      .map((create) => create({} as LoadContext, {}) as Promise<Plugin | null>),
  );
  await Promise.all(
    plugins.map(async (plugin) => {
      await plugin?.postBuild?.({} as Parameters<NonNullable<Plugin['postBuild']>>[0]);
    }),
  );
}

const plugin = (name: string, work: () => Promise<unknown>) => () => ({
  name,
  async postBuild() {
    await work();
  },
});

test('the last plugin starts when all others are done, in each build', async () => {
  const done: string[] = [];
  const configs = lastAfterBuild([
    ['@docusaurus/plugin-content-docs', {}],
    plugin('slow', () => pause(30).then(() => done.push('slow'))),
    () => null,
    plugin('fast', () => Promise.resolve(done.push('fast'))),
    plugin('last', () => Promise.resolve(done.push('last'))),
  ]);
  await afterBuild(configs);
  await afterBuild(configs);
  expect(done).toEqual(['fast', 'slow', 'last', 'fast', 'slow', 'last']);
});

test('it does nothing when another one fails', async () => {
  const done: string[] = [];
  const configs = lastAfterBuild([
    plugin('failing', () => Promise.reject(new Error('no space'))),
    plugin('last', () => Promise.resolve(done.push('last'))),
  ]);
  await expect(afterBuild(configs)).rejects.toThrow('no space');
  expect(done).toEqual([]);
});
