import fs from 'node:fs';
import path from 'node:path';
import { keyOf } from './fileCache';

/** What no page is made of: results, packages, which the lockfile stands for, and tests. */
const ignored = new Set([
  '.docusaurus',
  '.git',
  'build',
  'coverage',
  'node_modules',
  'nginx',
  'parts',
  'playwright-report',
  'published',
  'test-results',
  'tests',
]);

/** Pages of Markdown, by their paths from the root. Elsewhere, Markdown is a file like any other. */
const page = /^(?:docs-[^/]+|[^/]+_versioned_docs|i18n|src\/pages)\/.*\.mdx?$/i;

/** Paths of files from the root. */
function filesBelow(root: string, folder: string, isIgnored: (name: string) => boolean): string[] {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (isIgnored(entry.name)) return [];
    if (entry.isDirectory()) return filesBelow(root, file, (name) => name === 'node_modules');
    return entry.isFile() && !page.test(file) ? [file] : [];
  });
}

/**
 * Changes whenever anything changes that a page or a demo may be made of, but for the texts of pages:
 * transforms, demos, pictures, data, packages, Node.js. Nobody has to tell which transform reads which
 * file: a change of any of them has everything made again.
 *
 * @param root - Absolute path of the project.
 * @param configuration - Of the site, which variables of the environment have a part in.
 */
export function projectVersion(root: string, configuration: object): string {
  const files = filesBelow(root, '', (name) => ignored.has(name)).sort();
  const parts = files.flatMap((file) => [file, fs.readFileSync(path.join(root, file))]);
  return keyOf(root, process.version, JSON.stringify(configuration), ...parts);
}
