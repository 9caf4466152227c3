import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { playgroundPolicy } from '../../hosting/playgroundPolicy';
import { pageAssets } from './pageAssets';
import { playgroundModules } from './playgroundModules';
import { playgroundPage } from './playgroundPage';
import { commonConfig, type BundleSite } from './viteConfig';
import { importVite } from './vite';

/**
 * Bundles the playground, which runs what readers edit, and writes its page into the build.
 *
 * @param outDir folder of the build.
 */
export async function bundlePlayground(site: BundleSite, outDir: string): Promise<void> {
  const vite = await importVite();
  const config = await commonConfig(site, [playgroundModules()]);
  const { output } = await vite.build({
    ...config,
    build: {
      outDir,
      emptyOutDir: false,
      assetsDir: 'assets/playground',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: { playground: path.join(__dirname, 'playground/main.ts') } },
    },
  });
  const start = path.join(__dirname, 'playground/start.tsx');
  const html = playgroundPage(pageAssets(output, [start], site.baseUrl), playgroundPolicy.document);
  await mkdir(path.join(outDir, 'playground'), { recursive: true });
  await writeFile(path.join(outDir, 'playground/index.html'), html);
}
