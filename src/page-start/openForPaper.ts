/**
 * Puts into the page what it keeps in a `noscript` until somebody asks for it, as soon as it is printed:
 * on paper nothing can be opened. Works on the document alone, for its components may not be there yet.
 *
 * Part of a script in the head: stands alone, without names from outside.
 *
 * @param attribute - Of the elements whose only child is such a `noscript`.
 */
export function openForPaper(attribute: string): void {
  const open = (): void =>
    document.querySelectorAll<HTMLElement>(`[${attribute}]>noscript`).forEach((kept) => {
      // The text of the `noscript` is the page's own HTML, which browsers with scripts did not parse.
      kept.outerHTML = kept.textContent ?? '';
    });
  addEventListener('beforeprint', open);
  // Not all browsers tell both.
  window.matchMedia?.('print').addEventListener?.('change', open);
}
