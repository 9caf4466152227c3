import type { Chunk, ChunkGroup } from 'webpack';

/**
 * Chunks of some groups, and of those that can be reached from them.
 *
 * @param borders names of groups beyond which nobody goes.
 */
export function reachableChunks(
  from: Iterable<ChunkGroup>,
  borders: ReadonlySet<string> = new Set(),
): Set<Chunk> {
  const chunks = new Set<Chunk>();
  const seen = new Set<ChunkGroup>();
  const visit = (group: ChunkGroup): void => {
    if (seen.has(group)) return;
    seen.add(group);
    for (const chunk of group.chunks) chunks.add(chunk);
    if (borders.has(group.name ?? '')) return;
    for (const child of group.childrenIterable) visit(child);
  };
  for (const group of from) visit(group);
  return chunks;
}
