import type { Compiler, Stats, WebpackPluginInstance } from 'webpack';
import { withoutRepeatedWork } from '@site/src/plugins/lazy-pages/withoutRepeatedWork';

class CopyPlugin {
  apply(): void {}
}

class HtmlWebpackPlugin {
  apply(): void {}
}

const named = (name: string) => ({ name, apply: () => undefined });

const stats = (hasErrors: boolean) => ({ hasErrors: () => hasErrors }) as Stats;

/** Names of the taps that are left after compilations with and without errors. */
function tapsAfter(...compilations: boolean[]): string[] {
  const [htmlOnce] = withoutRepeatedWork().slice(-1) as WebpackPluginInstance[];
  const taps = (...names: string[]) => ({ taps: names.map((name) => ({ name })) });
  const hooks = {
    make: taps('PersistentChildCompilerSingletonPlugin', 'make'),
    thisCompilation: taps('HtmlWebpackPlugin', 'other'),
    done: { tap: (_: string, handle: (result: Stats) => void) => (done = handle) },
  };
  let done: (result: Stats) => void = () => undefined;
  htmlOnce?.apply({ hooks } as unknown as Compiler);
  for (const hasErrors of compilations) done(stats(hasErrors));
  return [...hooks.make.taps, ...hooks.thisCompilation.taps].map(({ name }) => name);
}

test('nothing is copied', () => {
  const html = new HtmlWebpackPlugin();
  const other = named('Other');
  const plugins = [new CopyPlugin(), named('CopyRspackPlugin'), false as const, html, other];
  expect(withoutRepeatedWork(plugins).slice(0, -1)).toEqual([false, html, other]);
});

test('the HTML is made until a compilation has no errors', () => {
  const all = ['PersistentChildCompilerSingletonPlugin', 'make', 'HtmlWebpackPlugin', 'other'];
  expect(tapsAfter()).toEqual(all);
  expect(tapsAfter(true)).toEqual(all);
  expect(tapsAfter(true, false)).toEqual(['make', 'other']);
  expect(tapsAfter(false, true, false)).toEqual(['make', 'other']);
});
