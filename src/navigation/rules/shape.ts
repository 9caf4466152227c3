import { derivedTitle } from '../title';
import type { NavigationProblem } from './problem';
import { entryName, type EntryVisit } from './walk';

/** Longer titles break into two lines in the sidebar. */
export const MAX_TITLE_LENGTH = 40;

/** How groups, subheaders, and pages may be put together. */
export function checkShape(visit: EntryVisit): NavigationProblem[] {
  const { entry, at, parent } = visit;
  const name = entryName(visit);
  const problems: NavigationProblem[] = [];
  const report = (code: string, field: string, message: string, fix: string): void => {
    problems.push({ code, message, fix, at: { ...at, field } });
  };
  const { children, title, subheader, newFeature } = entry;
  const isGroup = children !== undefined;

  if (Array.isArray(children) && children.length === 0) {
    report(
      'nav/empty-group',
      'children',
      `${name} has no children`,
      'add a page, or remove the entry',
    );
  }
  if (typeof subheader === 'string') {
    if (!isGroup) {
      report(
        'nav/subheader-without-children',
        'subheader',
        `the subheader ${name} has no children`,
        'add children, or use title instead of subheader for a page',
      );
    }
    if (!parent) {
      report(
        'nav/top-level-subheader',
        'subheader',
        `the subheader ${name} is not inside a group`,
        'use title instead of subheader, or move the entry into the children of a group',
      );
    }
    if (title !== undefined) {
      report(
        'nav/title-on-subheader',
        'title',
        `${name} has both title and subheader, and only the subheader is shown`,
        'remove title',
      );
    }
  }
  if (newFeature === true && isGroup) {
    report(
      'nav/new-feature-on-group',
      'newFeature',
      `newFeature is set on the group ${name}, which shows no chip`,
      'set it on the pages that are new',
    );
  }
  const isDerived = title === undefined && subheader === undefined;
  const pathname = isDerived && typeof entry.pathname === 'string' ? entry.pathname : undefined;
  const labels = { title, subheader, pathname: pathname && derivedTitle(pathname) };
  for (const [field, label] of Object.entries(labels)) {
    if (typeof label === 'string' && label.length > MAX_TITLE_LENGTH) {
      report(
        'nav/long-title',
        field,
        `the title "${label}" has ${label.length} characters`,
        `${isDerived ? 'add a title of' : 'shorten it to'} ${MAX_TITLE_LENGTH} or fewer`,
      );
    }
  }
  return problems;
}
