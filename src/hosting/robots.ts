import type { Publication } from './hostFiles';
import { sitemapFile } from './sitemap';

/** Name of the file, which crawlers look for in the root of a host and nowhere else. */
export const robotsFile = 'robots.txt';

/** Folders of documents that are parts of pages: what frames show, and pages that tests need. */
const frameFolders = ['demos', 'playground', 'specimens'];

/**
 * Text of `robots.txt`: everything may be read but the documents of frames, which are no pages.
 *
 * @param origin where the site is published, without a slash at its end.
 */
export function robotsText(origin: string, { basePath, languagePrefixes }: Publication): string {
  const roots = [basePath, ...languagePrefixes.map((prefix) => `${basePath}${prefix}/`)];
  return [
    'User-agent: *',
    ...roots.flatMap((root) => frameFolders.map((folder) => `Disallow: ${root}${folder}/`)),
    '',
    ...roots.map((root) => `Sitemap: ${origin}${root}${sitemapFile}`),
    '',
  ].join('\n');
}
