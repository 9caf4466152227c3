import { productIds } from '../../products';
import type { Files } from '../files';

/** The configuration of the site, which Docusaurus runs first. */
export const configurationFile = 'docusaurus.config.ts';

/** Files that Docusaurus runs before it reads a page, from the project root. */
export function evaluatedFiles(files: Files): string[] {
  if (!files.isFile(configurationFile)) {
    return [];
  }
  const sidebars = productIds.map((product) => `src/navigation/sidebars/${product}.ts`);
  return [configurationFile, ...sidebars.filter((file) => files.isFile(file))];
}
