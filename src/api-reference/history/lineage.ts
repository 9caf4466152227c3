import type { ApiExport, ApiMember, ApiPackage } from '../model';

/** Lists of members that an export may have. */
export const memberLists = ['props', 'slots', 'slotProps', 'members', 'returnMembers'] as const;

function shareModule(a: ApiExport, b: ApiExport): boolean {
  return a.modules.some((module) => b.modules.includes(module));
}

/**
 * The same export in another release: of the same name and in one of the same modules. Without
 * such a one, it is the one of that name whose modules export nothing of the name any more.
 */
export function findCounterpart(
  { exports: home }: ApiPackage,
  { exports: others }: ApiPackage,
  entry: ApiExport,
): ApiExport | undefined {
  const namesakes = others.filter(({ name }) => name === entry.name);
  const stayed = namesakes.find((other) => shareModule(other, entry));
  if (stayed) return stayed;
  const siblings = home.filter(({ name }) => name === entry.name);
  return namesakes.find((other) => !siblings.some((sibling) => shareModule(sibling, other)));
}

/** An export in a release and, going back from there, in each earlier one that has it. */
function lineageOf(releases: readonly ApiPackage[], entry: ApiExport): ApiExport[] {
  const lineage = [entry];
  for (let index = releases.length - 1; index > 0; index -= 1) {
    const [home, earlier] = [releases[index], releases[index - 1]];
    const before = home && earlier && findCounterpart(home, earlier, lineage.at(-1) ?? entry);
    if (!before) break;
    lineage.push(before);
  }
  return lineage;
}

/** How many entries in a row, from the first, pass a test. */
function countWhile<T>(entries: readonly T[], test: (entry: T) => boolean): number {
  const end = entries.findIndex((entry) => !test(entry));
  return end === -1 ? entries.length : end;
}

/**
 * Adds to the newest of some releases which release each export and each member came with; what the
 * oldest release has already gets nothing, since nobody looked further back.
 *
 * @param releases - Oldest first.
 */
export function addSince(releases: readonly ApiPackage[]): ApiPackage {
  const newest = releases.at(-1);
  if (!newest) throw new Error('there is no release to read the history of');
  const versionAfter = (age: number): { since?: string } => {
    const since = age < releases.length ? releases.at(-age)?.version : undefined;
    return since === undefined ? {} : { since };
  };
  const withSince = (entry: ApiExport): ApiExport => {
    const lineage = lineageOf(releases, entry);
    const date = (list: (typeof memberLists)[number], member: ApiMember): ApiMember => {
      const has = (past: ApiExport) =>
        past[list]?.some(({ name }) => name === member.name) ?? false;
      return { ...member, ...versionAfter(countWhile(lineage, has)) };
    };
    const lists = memberLists
      .filter((list) => entry[list] !== undefined)
      .map((list) => [list, entry[list]?.map((member) => date(list, member))] as const);
    return { ...entry, ...versionAfter(lineage.length), ...Object.fromEntries(lists) };
  };
  return { ...newest, exports: newest.exports.map(withSince) };
}
