declare module '@generated/navigation-labels/default/*.json' {
  import type { LabelledGroup } from '@site/src/plugins/navigation-labels/labelledGroups';

  /** Navigation of a product in the language that is built. */
  const groups: readonly LabelledGroup[];
  export default groups;
}
