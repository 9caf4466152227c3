/** Sources of a policy that let inline code through, each the hash of a text: `'sha256-…'`. */
export interface AllowedInline {
  readonly scripts: readonly string[];
  /** Of `<style>` elements and of `style` attributes. */
  readonly styles: readonly string[];
}

/** Nothing inline at all. */
export const nothingInline: AllowedInline = { scripts: [], styles: [] };

const union = (lists: readonly (readonly string[])[]): string[] =>
  [...new Set(lists.flat())].sort();

/** What any of several pages, languages or releases needs. Sorted, so that builds are repeatable. */
export function mergeAllowed(parts: readonly AllowedInline[]): AllowedInline {
  return {
    scripts: union(parts.map(({ scripts }) => scripts)),
    styles: union(parts.map(({ styles }) => styles)),
  };
}
