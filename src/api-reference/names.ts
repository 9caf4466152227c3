/**
 * Name of an export or member as a part of addresses and ids: lower-case words with hyphens.
 * `useDialogs` becomes `use-dialogs`, `CODEC_DATE` becomes `codec-date`.
 */
export function toSlug(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();
}

/** What a row of a reference table stands for; part of its id. */
export type RowKind = 'prop' | 'slot' | 'slot-prop' | 'member' | 'param' | 'return';

/** Id of the row of a prop, slot, or member: `dashboard-layout-prop-branding`. */
export function rowId(exportName: string, kind: RowKind, member: string): string {
  return `${toSlug(exportName)}-${kind}-${member.replaceAll(/[^\w-]+/g, '')}`;
}

/**
 * Name of an overload in ids; a function with one signature keeps its own. Counts from 0. The type of
 * a hook stands on the hook's page, and only its first letter tells it apart, which ids don't keep.
 */
export function overloadName(name: string, index: number, count: number): string {
  const owner = /^Use[A-Z]/.test(name) ? `${name}-type` : name;
  return count > 1 ? `${owner}-${index + 1}` : owner;
}
