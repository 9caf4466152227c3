import type { ProductId } from '../products';
import { checkDuplicates } from './rules/duplicates';
import { checkFields, checkMissingPathname } from './rules/fields';
import { checkGroup } from './rules/groups';
import { checkLabels, checkLabelTexts } from './rules/labels';
import { checkPathname, checkReservedSegments, spelling } from './rules/pathnames';
import type { NavigationProblem } from './rules/problem';
import { checkShape } from './rules/shape';
import { hidesEntries, walkTrees, type EntryVisit, type UncheckedTrees } from './rules/walk';

/** Rules that need nothing but the entry itself. */
const entryRules = [
  checkFields,
  checkMissingPathname,
  checkPathname,
  checkGroup,
  checkShape,
  checkLabelTexts,
];

/** An entry whose pathname is a text that names something. */
interface NamedVisit extends EntryVisit {
  readonly entry: EntryVisit['entry'] & { readonly pathname: string };
}

function isNamed(visit: EntryVisit): visit is NamedVisit {
  const { pathname } = visit.entry;
  return typeof pathname === 'string' && pathname.trim() !== '';
}

/** What is known about the trees after validation. */
export interface ValidatedNavigation {
  readonly problems: readonly NavigationProblem[];
  /** Entries whose page can be looked for, whatever else is wrong with them. */
  readonly pages: readonly EntryVisit[];
  /** Pathnames of entries with children. */
  readonly groups: ReadonlySet<string>;
  /** Pathnames of all other entries, misspelled ones in the spelling that was meant. */
  readonly mentioned: ReadonlySet<string>;
  /** Products of which some entries can't be known. */
  readonly incomplete: ReadonlySet<ProductId>;
}

/**
 * Checks the navigation trees of all products against every rule. Takes any value, never throws,
 * and never runs for ever: trees are evaluated from files that may not type-check.
 */
export function validateNavigation(trees: UncheckedTrees): ValidatedNavigation {
  const { visits, problems, incomplete } = walkTrees(trees);
  const entries = visits.filter(({ isRepeated }) => !isRepeated);
  const reserved = checkReservedSegments(visits);
  const misplaced = new Set(reserved.map(({ at }) => at.indexPath));
  const named = entries.filter(isNamed);
  const leaves = named.filter(({ entry }) => entry.children === undefined && !hidesEntries(entry));
  return {
    problems: [
      ...problems,
      ...entries.flatMap((visit) => entryRules.flatMap((rule) => rule(visit))),
      ...reserved,
      ...checkDuplicates(visits),
      ...checkLabels(entries),
    ],
    pages: leaves.filter(
      (visit) => checkPathname(visit).length === 0 && !misplaced.has(visit.at.indexPath),
    ),
    groups: new Set(
      named.filter(({ entry }) => entry.children !== undefined).map(({ entry }) => entry.pathname),
    ),
    mentioned: new Set(leaves.map(({ entry }) => spelling(entry.pathname))),
    incomplete,
  };
}
