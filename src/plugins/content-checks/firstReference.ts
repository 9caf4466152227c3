import fs from 'node:fs';
import path from 'node:path';
import { productIds } from '../../products';
import { docsVersions, readVersionsFile } from '../../versions/docsVersions';

/** Where a project says from which packages its reference is made; one without it has none. */
const packages = 'src/api-reference/package.json';

/** True for a project whose pages of reference nobody has made yet, as after it was cloned. */
function lacksReference(siteDir: string): boolean {
  const exists = (file: string): boolean => fs.existsSync(path.join(siteDir, file));
  if (!exists(packages)) return false;
  // Then nobody knows which pages there are, and the checks say why.
  if (productIds.some((product) => readVersionsFile(siteDir, product).faults)) return false;
  const core = docsVersions(siteDir).filter(({ product }) => product === 'core');
  const folders = [
    ...core.map(({ folder }) => `${folder}/api`),
    'docs-studio/reference/components',
  ];
  return !folders.every(exists);
}

/**
 * Makes the pages of reference where there are none: other pages link to them. Those that are there are
 * brought up to date by the checks.
 */
export async function makeFirstReference(siteDir: string): Promise<void> {
  if (!lacksReference(siteDir)) return;
  const { generateReference } = await import('../../api-reference/generateReference');
  // What it lacks, the checks say.
  await generateReference(siteDir);
}
