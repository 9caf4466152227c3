/**
 * Moves the focus to an element that no key reaches, such as a heading: screen readers read it, and
 * Tab goes on from there. The page does not scroll.
 */
export function focusElement(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
