import { displayTitle } from '../../navigation/title';
import type { Change } from '../changes';
import { UsageError } from '../../command-line/UsageError';
import { entrySource, NavigationEdits } from '../navigationEdits';
import { allEntries, labelOf, trailOf, type EntrySource } from '../navigationSource';
import type { PageAddress } from '../pageAddress';
import { describePlacement, placeEntry } from '../placement';

/** What happens to the entry of a page. */
export interface EntryRename {
  readonly changes: readonly Change[];
  /** Where the sidebar lists the page from now on; undefined where it did. */
  readonly place?: string;
}

/** The entry's own source with another path, and the label that readers know. */
function renamedSource(entry: EntrySource, pathname: string): string {
  const text = entry.literal.getText();
  const start = entry.pathnameNode.getStart() - entry.literal.getStart();
  const end = entry.pathnameNode.getEnd() - entry.literal.getStart();
  const label = labelOf(entry);
  const title =
    entry.title === undefined && displayTitle({ pathname }) !== label
      ? `, title: ${JSON.stringify(label)}`
      : '';
  return `${text.slice(0, start)}'${pathname}'${title}${text.slice(end)}`;
}

/**
 * Gives the entry of a page its new path: where it is, if its group still holds it, else in the group
 * of the new folder. What readers see as its label stays.
 */
export async function renameEntry(
  from: PageAddress,
  to: PageAddress,
  entries: readonly EntrySource[],
  after?: string,
): Promise<EntryRename> {
  const placement = placeEntry(to, entries, after);
  const entry = allEntries(entries).find(({ pathname }) => pathname === from.pathname);
  const edits = new NavigationEdits();
  if (!entry) {
    edits.insert(entrySource(to.pathname), placement);
    return { changes: await edits.changes(), place: describePlacement(placement) };
  }
  if (placement.after === entry && after !== undefined) {
    throw new UsageError(`--after ${after} is the page itself -> name another page`);
  }
  const source = renamedSource(entry, to.pathname);
  // Tabs that the spec lists have the path of their page.
  for (const tab of allEntries(entries)) {
    if (tab.pathname.startsWith(`${from.pathname}/`)) {
      const rest = tab.pathname.slice(from.pathname.length);
      edits.replace(tab.pathnameNode, `'${to.pathname}${rest}'`);
    }
  }
  if (after === undefined && trailOf(entry).includes(placement.group)) {
    edits.replace(entry.literal, source);
    return { changes: await edits.changes() };
  }
  edits.remove(entry);
  edits.insert(source, placement);
  return { changes: await edits.changes(), place: describePlacement(placement) };
}
