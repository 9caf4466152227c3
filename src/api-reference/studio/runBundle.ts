import vm from 'node:vm';
import { build, type Plugin } from 'esbuild';

/**
 * Bundles a module that Node can't import itself, and runs it.
 *
 * @param source - The module, as TypeScript.
 * @param resolveDir - Folder that its imports are resolved from.
 * @returns Its exports.
 * @throws What esbuild or the module throws.
 */
export async function runBundle<T>(
  source: string,
  resolveDir: string,
  plugins: readonly Plugin[],
): Promise<T> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    logLevel: 'silent',
    plugins: [...plugins],
  });
  const run = new vm.Script(
    `((module, exports, require) => {${outputFiles[0]?.text ?? ''}\n})`,
  ).runInThisContext() as (module: object, exports: object, load: NodeJS.Require) => void;
  const loaded = { exports: {} as T & object };
  run(loaded, loaded.exports, require);
  return loaded.exports;
}
