import { walkTrees, type EntryVisit } from '../../navigation/rules/walk';
import type { SiteContent } from '../site';

function isInside(visit: EntryVisit | undefined, pathname: string): boolean {
  return (
    visit !== undefined && (visit.entry.pathname === pathname || isInside(visit.parent, pathname))
  );
}

/**
 * The page that a link to a group of the sidebar may lead to, for groups have no page of their own: the
 * first one in it, or the first one with an address below it.
 *
 * @param key - Address of the group, in canonical form.
 */
export function groupPage(
  key: string,
  { navigation, routes }: Pick<SiteContent, 'navigation' | 'routes'>,
): string | undefined {
  const pathnames = walkTrees(navigation.trees).visits.flatMap((visit) =>
    isInside(visit.parent, key) ? visit.entry.pathname : [],
  );
  const entries = navigation.entries.map(({ pathname }) => pathname);
  const below = [...entries, ...routes.keys()].filter((route) => route.startsWith(`${key}/`));
  return [...pathnames, ...below]
    .filter((pathname) => typeof pathname === 'string')
    .find((pathname) => routes.has(pathname));
}
