import path from 'node:path';

/** Path of the page in a file, as navigation entries write it: `/core/api/account`. */
export function pagePathname(siteDir: string, file: string): string {
  const below = path.relative(siteDir, file).split(path.sep).join('/');
  return `/${below.replace(/^docs-/, '').replace(/\.mdx?$/, '')}`;
}
