/** What our caches' names begin with: other applications may keep caches at the same origin. */
export const cachePrefix = 'toolpad-docs-';

/** Caches of the service worker. A page reads them to tell what can be read without a connection. */
export const cacheNames = {
  /** The page for addresses that are not kept, one for each language. */
  offline: `${cachePrefix}offline`,
  pages: `${cachePrefix}pages`,
  /** Documents of demos. */
  frames: `${cachePrefix}frames`,
  /** Files that are named by their content. */
  assets: `${cachePrefix}assets`,
  pictures: `${cachePrefix}pictures`,
  /** The search index. */
  search: `${cachePrefix}search`,
} as const;
