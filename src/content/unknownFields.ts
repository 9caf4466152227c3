import { knownName, nearest } from '../navigation/rules/nearest';

/** Fields that something written down has by mistake, with those that were probably meant. */
export function unknownFields(
  written: object,
  known: readonly string[],
): { readonly field: string; readonly meant?: string; readonly fix: string }[] {
  const free = known.filter((field) => !Object.hasOwn(written, field));
  return Object.keys(written)
    .filter((field) => !known.includes(field))
    .map((field) => ({
      field,
      meant: nearest(field, free),
      fix: knownName(field, known, free),
    }));
}
