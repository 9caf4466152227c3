import type { SourceStamps } from './sourceStamps';

type Entry = readonly [id: string, stamp: string];

/** Puts a section behind the nearest one that stands before it in English. */
function insert(entries: readonly Entry[], entry: Entry, order: readonly string[]): Entry[] {
  const before = order.slice(0, order.indexOf(entry[0]));
  const at = entries.findLastIndex(([id]) => before.includes(id)) + 1;
  return [...entries.slice(0, at), entry, ...entries.slice(at)];
}

/**
 * Stamps of a translation after some of its sections were brought up to date. The others keep what
 * they have, and their order; a section that English has lost is dropped when it is named.
 *
 * @param old - Stamps of the translation so far.
 * @param fresh - Stamps of the English page.
 * @param ids - Sections that are up to date now.
 */
export function partialStamps(
  old: SourceStamps,
  fresh: SourceStamps,
  ids: readonly string[],
): SourceStamps {
  const kept = [...old].filter(([id]) => fresh.has(id) || !ids.includes(id));
  const updated = kept.map(
    ([id, stamp]): Entry => [id, (ids.includes(id) ? fresh.get(id) : undefined) ?? stamp],
  );
  const order = [...fresh.keys()];
  return new Map(
    [...fresh]
      .filter(([id]) => ids.includes(id) && !old.has(id))
      .reduce((entries, entry) => insert(entries, entry, order), updated),
  );
}
