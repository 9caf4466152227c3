import path from 'node:path';
import { docsVersionOf } from '../../versions/docsVersions';

/** Path of the page in a file, as navigation entries write it: `/core/api/account`. */
export function pagePathname(siteDir: string, file: string): string {
  const below = path
    .relative(siteDir, file)
    .split(path.sep)
    .join('/')
    .replace(/\.mdx?$/, '');
  const version = docsVersionOf(below);
  return version ? version.root + below.slice(version.folder.length) : `/${below}`;
}
