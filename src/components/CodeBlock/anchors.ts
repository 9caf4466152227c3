import type { CodeSource } from './types';

/** Ending of a block's address for each code variant, whatever the file's own ending is. */
const ENDINGS = ['.tsx', '.js'] as const;

/**
 * Ids that lead to a block: its name, its name in each variant, and for a block with stylings the
 * same behind each styling's prefix. The names are those that the head script understands.
 */
export function anchorsOf(name: string, sources: readonly CodeSource[]): string[] {
  const stylings = new Set(sources.flatMap(({ styling }) => (styling ? [`${styling}-`] : [])));
  return [
    name,
    ...['', ...stylings].flatMap((prefix) => ENDINGS.map((ending) => prefix + name + ending)),
  ];
}
