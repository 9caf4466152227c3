import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isGeneratedPage } from '../api-reference/pages/write';

/** True for a folder that somebody has written a page into: what is generated stays where it was. */
function hasPages(root: string, folder: string): boolean {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).some(
    (file) => /\.mdx?$/.test(file) && !isGeneratedPage(path.posix.join(folder, file)),
  );
}

/** Products that a project has pages of. */
export function documentedProducts(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .filter(({ name }) => /^docs-[a-z]+$/.test(name) && hasPages(root, name))
    .map(({ name }) => name.slice('docs-'.length));
}
