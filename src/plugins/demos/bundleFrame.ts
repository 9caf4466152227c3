import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectDemos } from '../../demo-projects/projectFiles';
import { chunkGroups } from './chunks';
import { demoModules } from './demoModules';
import { framePage } from './framePage';
import { pageAliases } from './pageAliases';
import { pageAssets } from './pageAssets';
import { commonConfig, type BundleSite } from './viteConfig';
import { importVite } from './vite';

/**
 * Bundles all demos and writes a page for each of them into the build: `demos/<address>/`.
 *
 * @param outDir folder of the build.
 */
export async function bundleFrame(site: BundleSite, outDir: string): Promise<void> {
  const vite = await importVite();
  const demos = projectDemos();
  const config = await commonConfig(site, [demoModules(site.siteDir, projectDemos)]);
  const { output } = await vite.build({
    ...config,
    build: {
      outDir,
      emptyOutDir: false,
      assetsDir: 'assets/demos',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: { frame: path.join(__dirname, 'frame/main.ts') },
        output: { codeSplitting: { groups: [...chunkGroups] } },
      },
    },
  });
  const start = path.join(__dirname, 'frame/start.tsx');
  for (const demo of demos) {
    const modules = [start, path.join(site.siteDir, demo.modules.system ?? '')];
    const assets = pageAssets(output, modules, site.baseUrl);
    const html = framePage(demo, assets, `${site.baseUrl}img/favicon.svg`);
    for (const address of [demo.address, ...pageAliases(demo.name)]) {
      const folder = path.join(outDir, 'demos', address);
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'index.html'), html);
    }
  }
}
