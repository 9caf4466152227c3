import { docsTabOf, navigationKey } from '../pathname';
import { displayTitle } from '../title';
import type { NavigationPage } from '../types';
import { labelFaults, type LabelFault } from './labelText';
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

/** Words that end in a dot of their own. */
const ABBREVIATED = /\b(?:etc|inc|ltd|co|jr|vs)\.$/i;

/** Everything that is wrong with the words of a title or subheader. */
export function entryTextFaults(text: string): LabelFault[] {
  const isSentence = /[^.]\.$/.test(text) && !ABBREVIATED.test(text);
  const dot = { what: 'ends in a full stop', fix: 'remove it: a label is no sentence' };
  return [...labelFaults(text), ...(isSentence ? [dot] : [])];
}

/** Titles and subheaders, which are shown as they are written. */
export function checkLabelTexts(visit: EntryVisit): NavigationProblem[] {
  return ['title', 'subheader'].flatMap((field) => {
    const value = visit.entry[field];
    // A text of blanks is no label at all, which is told of the field.
    if (typeof value !== 'string' || value.trim() === '') return [];
    return entryTextFaults(value).map(({ what, fix }) => ({
      code: 'nav/label-text',
      message: `the ${field} of ${entryName(visit)} ${what}`,
      fix,
      at: { ...visit.at, field },
    }));
  });
}
