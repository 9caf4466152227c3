import { navigation } from '../navigation';
import { flattenPages } from '../navigation/flatten';
import { docId } from '../navigation/toSidebar';
import { archivedPageIds } from './archivedPageIds';
import type { DocsVersion } from './docsVersions';

/** Ids of the pages of a release, in reading order. */
export function pageIdsOf(siteDir: string, version: DocsVersion): string[] {
  return version.isArchived
    ? archivedPageIds(siteDir, version)
    : flattenPages(navigation[version.product]).map(({ pathname }) =>
        docId(version.product, pathname),
      );
}
