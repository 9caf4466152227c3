/** A prop that a component has from a library and that its reference lists nevertheless. */
export interface InheritedProp {
  readonly component: string;
  readonly prop: string;
  /** Why it is listed. */
  readonly reason: string;
  /** What the component makes of it, where that is not what the library's description says. */
  readonly note?: string;
}

/**
 * Reviewed by hand: all other inherited props are described by the library's own reference. The
 * package names these three in the `propTypes` of its components.
 */
export const inheritedProps: readonly InheritedProp[] = [
  {
    component: 'AccountPopoverFooter',
    prop: 'sx',
    reason: 'its styles are merged into those of the footer instead of replacing them',
  },
  {
    component: 'SignInButton',
    prop: 'children',
    reason: 'checked by the component, although it shows its own label',
    note: 'It has no effect: the button always shows its label from the locale text.',
  },
  {
    component: 'SignOutButton',
    prop: 'children',
    reason: 'checked by the component, although it shows its own label',
    note: 'It has no effect: the button always shows its label from the locale text.',
  },
];
