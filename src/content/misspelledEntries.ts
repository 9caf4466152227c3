import { isUnknownRoute } from './links/unknownRoutes';
import { movedPage } from './movedPages';
import { nearestPathname } from './nearestPathname';
import type { NavigationEntry, SiteContent } from './site';

const known = new WeakMap<SiteContent, ReadonlyMap<string, string>>();

/** True for an entry that leads to no page, as far as can be known. */
export function isWithoutPage({ pathname }: NavigationEntry, site: SiteContent): boolean {
  return !site.routes.get(pathname) && !isUnknownRoute(pathname, site);
}

function find(site: SiteContent): ReadonlyMap<string, string> {
  const unlisted = [...site.routes].flatMap(([route, page]) =>
    page?.archive || site.navigation.mentioned.has(route) ? [] : [route],
  );
  const entries = site.navigation.entries.filter((entry) => isWithoutPage(entry, site));
  return new Map(
    entries.flatMap(({ pathname }) => {
      const meant = movedPage(pathname, site) ? undefined : nearestPathname(pathname, unlisted);
      return meant === undefined ? [] : [[pathname, meant]];
    }),
  );
}

/**
 * Pathnames of entries that lead to no page, each with that of the page without an entry that it was
 * probably to lead to: what else is wrong with either of them is right as soon as the name is.
 */
export function misspelledEntries(site: SiteContent): ReadonlyMap<string, string> {
  const found = known.get(site) ?? find(site);
  known.set(site, found);
  return found;
}
