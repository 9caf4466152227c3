import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { filesBelow } from '../../hosting/publishing/filesBelow';
import { shellOf } from '../../service-worker/shellOf';
import { basePath } from '../../site';
import type { WorkerSite } from '../../service-worker/worker/site';

/** Folders whose files are named by their content. Others are written to at the same time as this is. */
const bundles = ['assets/css', 'assets/js'];

/** Absolute paths of the files below a folder that may not be there. */
async function pathsBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  return (await filesBelow(folder)).map((name) => path.join(folder, name));
}

/**
 * A name for what pages load, in all languages: the names of this build's bundles, and the
 * translations that the builds of the other languages go by.
 */
async function buildName(outDir: string, siteDir: string): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of bundles) {
    const files = await pathsBelow(path.join(outDir, folder));
    hash.update(files.map((file) => path.relative(outDir, file)).join('\n'));
  }
  for (const file of await pathsBelow(path.join(siteDir, 'i18n'))) {
    hash.update(path.relative(siteDir, file)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** What the worker is to know of a site that was built. */
export async function workerSite({ outDir, siteDir, i18n }: Props): Promise<WorkerSite> {
  const offlinePage = await readFile(path.join(outDir, 'offline/index.html'), 'utf8');
  return {
    build: await buildName(outDir, siteDir),
    basePath,
    languages: i18n.locales.filter((locale) => locale !== i18n.defaultLocale),
    shell: shellOf(offlinePage, basePath),
  };
}
