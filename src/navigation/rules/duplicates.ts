import { docsTabOf, navigationKey } from '../pathname';
import type { NavigationProblem } from './problem';
import type { EntryVisit } from './walk';

/**
 * Two entries with one path, over both products and groups included. Paths are compared as the
 * site compares them, canonical and folded, so `/core/a/` repeats `/core/a`. API tabs are exempt,
 * for they share their page's path on purpose; other tab segments have a rule of their own.
 */
export function checkDuplicates(visits: readonly EntryVisit[]): NavigationProblem[] {
  const first = new Map<string, EntryVisit>();
  return visits.flatMap((visit) => {
    const { pathname } = visit.entry;
    if (typeof pathname !== 'string' || pathname.trim() === '' || docsTabOf(pathname)) {
      return [];
    }
    const key = navigationKey(pathname);
    const other = first.get(key);
    if (!other) {
      first.set(key, visit);
      return [];
    }
    const earlier = String(other.entry.pathname);
    return [
      {
        code: 'nav/duplicate-path',
        message:
          earlier === pathname
            ? `two entries have the path "${pathname}"`
            : `"${pathname}" is the same path as "${earlier}"`,
        fix: 'remove one of the two, or give it a path of its own',
        at: { ...visit.at, field: 'pathname' },
        other: { ...other.at, field: 'pathname' },
      },
    ];
  });
}
