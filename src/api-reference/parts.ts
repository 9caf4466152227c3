import type { ApiExport } from './model';
import type { RowKind } from './names';

/** A list of an export that has a table. */
interface Part {
  readonly kind: RowKind;
  /** What the table holds, before "of Account". */
  readonly label: string;
}

/** Lists of an export that have tables, by their key in the model. */
export const parts = {
  props: { kind: 'prop', label: 'Props' },
  slots: { kind: 'slot', label: 'Slots' },
  slotProps: { kind: 'slot-prop', label: 'Slot props' },
  members: { kind: 'member', label: 'Members' },
  returnMembers: { kind: 'return', label: 'Members of the result' },
} as const satisfies Partial<Record<keyof ApiExport, Part>>;

export type PartName = keyof typeof parts;

export function isPartName(name: string): name is PartName {
  return Object.hasOwn(parts, name);
}

/** The list that an element shows if it does not say which. */
export function defaultPart({ kind }: ApiExport): PartName {
  return kind === 'component' ? 'props' : 'members';
}
