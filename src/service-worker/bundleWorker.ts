import path from 'node:path';
import { build } from 'esbuild';
import type { WorkerSite } from './worker/site';

/**
 * Bundles a service worker into one script. `off` takes away itself and everything that a former
 * worker kept.
 *
 * @throws if esbuild can't bundle it.
 */
export async function bundleWorker(worker: { readonly site: WorkerSite } | 'off'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, worker === 'off' ? 'off/index.ts' : 'worker/index.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    define: {
      // Workbox checks arguments and logs each request otherwise.
      'process.env.NODE_ENV': '"production"',
      ...(worker !== 'off' && { __SITE__: JSON.stringify(worker.site) }),
    },
  });
  return outputFiles[0]?.text ?? '';
}
