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

const isPage = (name: string): boolean => /\.mdx?$/i.test(name);

function filesBelow(folder: string, isIgnored: (name: string) => boolean): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (isIgnored(entry.name)) return [];
    if (entry.isDirectory()) return filesBelow(file, (name) => name === 'node_modules');
    return entry.isFile() && !isPage(entry.name) ? [file] : [];
  });
}

/**
 * Changes whenever anything changes that a page may be compiled from, but for the texts of the pages:
 * transforms, demos, pictures, data, packages, Node.js. Nobody has to tell which transform reads which
 * file: a change of any of them has all pages compiled again.
 *
 * @param root - Absolute path of the project.
 * @param configuration - Of the site, which variables of the environment have a part in.
 */
export function projectVersion(root: string, configuration: object): string {
  const files = filesBelow(root, (name) => ignored.has(name)).sort();
  const parts = files.flatMap((file) => [path.relative(root, file), fs.readFileSync(file)]);
  return keyOf(root, process.version, JSON.stringify(configuration), ...parts);
}
