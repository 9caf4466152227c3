import { nearestPathname } from '../content/nearestPathname';
import { nearest } from '../navigation/rules/nearest';
import { UsageError } from '../command-line/UsageError';
import { allEntries, labelOf, trailOf, type EntryList, type EntrySource } from './navigationSource';
import { readPageAddress, type PageAddress } from './pageAddress';

/** An entry that holds others. */
type GroupSource = EntrySource & { readonly children: EntryList };

/** Where an entry goes. */
export interface Placement {
  /** The group whose folder the page is in. */
  readonly group: GroupSource;
  readonly list: EntryList;
  /** The entry that it follows; undefined for the first of an empty list. */
  readonly after?: EntrySource;
}

function folderOf(pathname: string): string {
  return pathname.slice(0, pathname.lastIndexOf('/'));
}

function isGroup(entry: EntrySource): entry is GroupSource {
  return entry.children !== undefined;
}

/** Groups that pages may be added to: labels inside a group are no folders. */
function foldersOf(entries: readonly EntrySource[]): GroupSource[] {
  return allEntries(entries)
    .filter(isGroup)
    .filter(
      ({ pathname, subheader, children }) =>
        subheader === undefined ||
        children.entries.some((child) => folderOf(child.pathname) === pathname),
    );
}

/** The group of a page, by its folder. */
function groupOf({ product, pathname }: PageAddress, entries: readonly EntrySource[]): GroupSource {
  const folder = folderOf(pathname);
  const groups = foldersOf(entries);
  const group = groups.find((entry) => entry.pathname === folder);
  if (group) {
    return group;
  }
  const label = allEntries(entries).find((entry) => entry.children && entry.pathname === folder);
  const [last] = label?.children?.entries.slice(-1) ?? [];
  if (label?.parent && last) {
    const page = `${folderOf(last.pathname)}/${pathname.slice(folder.length + 1)}`.slice(1);
    const what = `"${labelOf(label)}" is a label in the sidebar, not a folder`;
    throw new UsageError(
      `${what} -> name the page ${page}, with --after ${last.pathname.slice(1)}`,
    );
  }
  const names = groups.map((entry) => entry.pathname);
  const guess = nearestPathname(folder, names) ?? nearest(folder, names);
  const known = names.map((name) => name.slice(1)).join(', ');
  const fix = guess ? `did you mean ${guess.slice(1)}?` : `use one of ${known}`;
  throw new UsageError(`${folder.slice(1)} is no group of ${product} -> ${fix}`);
}

/** The end of a group as readers see it: labels at its end hold its last pages. */
function endOf(list: EntryList): Pick<Placement, 'list' | 'after'> {
  const after = list.entries.at(-1);
  return after?.subheader !== undefined && after.children ? endOf(after.children) : { list, after };
}

function listWith(entry: EntrySource, entries: readonly EntrySource[]): EntryList | undefined {
  return allEntries(entries)
    .flatMap(({ children }) => children ?? [])
    .find((list) => list.entries.includes(entry));
}

/**
 * Where the entry of a page goes: behind the entry that is asked for, or at the end of the group.
 *
 * @param after - Page or label, as a command line names it.
 * @throws {UsageError} if there is no such group, or no such entry in it.
 */
export function placeEntry(
  page: PageAddress,
  entries: readonly EntrySource[],
  after?: string,
): Placement {
  const group = groupOf(page, entries);
  if (after === undefined) {
    return { group, ...endOf(group.children) };
  }
  // A name alone is that of a page of the group.
  const named = after.includes('/') ? after : `${group.pathname}/${after}`;
  const { pathname } = readPageAddress(named);
  const inGroup = allEntries(group.children.entries);
  const entry = inGroup.find((candidate) => candidate.pathname === pathname);
  const list = entry && listWith(entry, entries);
  if (!entry || !list) {
    const names = inGroup.map((candidate) => candidate.pathname);
    const guess = nearestPathname(pathname, names) ?? nearest(pathname, names);
    const known = names.map((name) => name.slice(1)).join(', ');
    const fix = guess ? `did you mean ${guess.slice(1)}?` : `use one of ${known}`;
    throw new UsageError(`--after ${after} is not in ${group.pathname.slice(1)} -> ${fix}`);
  }
  return { group, list, after: entry };
}

/** The place in words: `Components > Authentication, after "Account"`. */
export function describePlacement({ group, after }: Placement): string {
  const holder = after?.parent ?? group;
  const trail = [...trailOf(holder), holder].map(labelOf).join(' > ');
  return after ? `${trail}, after "${labelOf(after)}"` : trail;
}
