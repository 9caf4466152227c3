import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { studioFrames } from '../../studio-elements/studioFrames';
import { chunkGroups } from './chunks';
import { framePage } from './framePage';
import { pageAssets } from './pageAssets';
import { studioLibrary, studioPackages } from './studioPackages';
import { commonConfig, type BundleSite } from './viteConfig';
import { importVite } from './vite';

/** Folder of the scripts below the build's. */
export const studioAssets = 'assets/studio';

/** Folder of the frames' pages below the base path. */
export const studioPages = 'demos/studio/components';

/**
 * Bundles Studio's components, apart from the demos of Toolpad Core as they need another Material
 * UI, and writes a page for each into the build: `demos/studio/components/<name>/`.
 *
 * @param outDir folder of the build.
 */
export async function bundleStudio(site: BundleSite, outDir: string): Promise<void> {
  const vite = await importVite();
  const config = await commonConfig(site, [studioPackages(site.siteDir)]);
  const { output } = await vite.build({
    ...config,
    build: {
      outDir,
      emptyOutDir: false,
      assetsDir: studioAssets,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: { frame: path.join(__dirname, 'studio/main.ts') },
        output: { codeSplitting: { groups: [...chunkGroups] } },
      },
    },
  });
  const start = path.join(__dirname, 'studio/start.tsx');
  const library = path.dirname(studioLibrary(site.siteDir));
  const icon = `${site.baseUrl}img/favicon.svg`;
  for (const { component, name, address } of studioFrames()) {
    const module = path.join(library, 'dist', `${component}.js`);
    const assets = pageAssets(output, [start, module], site.baseUrl);
    const folder = path.join(outDir, 'demos', address);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'index.html'), framePage({ name }, assets, icon));
  }
}
