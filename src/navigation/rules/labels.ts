import { docsTabOf, navigationKey } from '../pathname';
import { displayTitle } from '../title';
import type { NavigationPage } from '../types';
import type { NavigationProblem } from './problem';
import { entryName, type EntryVisit } from './walk';

function labelOf({ entry, at }: EntryVisit): string | undefined {
  const { pathname, title, subheader } = entry;
  const isSound = [pathname, title ?? '', subheader ?? ''].every(
    (value) => typeof value === 'string',
  );
  // Tabs have an entry and no place in the sidebar.
  return isSound &&
    typeof pathname === 'string' &&
    pathname.startsWith(`/${at.product}/`) &&
    !docsTabOf(pathname)
    ? displayTitle(entry as unknown as NavigationPage)
    : undefined;
}

function keyOf({ entry }: EntryVisit): string {
  return navigationKey(String(entry.pathname));
}

/** Two entries of one group that readers could not tell apart. */
export function checkLabels(visits: readonly EntryVisit[]): NavigationProblem[] {
  const first = new Map<string, EntryVisit>();
  return visits.flatMap((visit) => {
    const label = labelOf(visit);
    const group = [visit.at.product, ...visit.at.indexPath.slice(0, -1)].join('/');
    const key = `${group} ${label?.trim().toLowerCase()}`;
    const other = first.get(key);
    if (label === undefined || !other) {
      first.set(key, other ?? visit);
      return [];
    }
    // The same path twice is told by a rule of its own.
    if (keyOf(other) === keyOf(visit)) {
      return [];
    }
    const field = ['title', 'subheader'].find((name) => name in visit.entry) ?? 'pathname';
    const message = `${entryName(visit)} has the label "${label}" of ${entryName(other)} in the same group`;
    const fix = 'give one of the two a title that tells them apart';
    return [{ code: 'nav/duplicate-label', message, fix, at: { ...visit.at, field } }];
  });
}
