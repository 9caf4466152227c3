/**
 * Characters of HTML from which on a page is painted when all of it has been read. A browser paints
 * what it has read as soon as it pauses, and has to lay most of a long page out once more for the rest:
 * that is a hundred milliseconds on a phone in which it does not answer. Most pages are read without a
 * pause.
 */
export const longPage = 100_000;

/** Milliseconds that the text of a long page may be kept back, on lines on which it comes slowly. */
export const longestWait = 500;

/**
 * Lets the browser paint what it has of a page whose end has not come.
 *
 * Part of a script in the head: stands alone, without names from outside.
 *
 * @param longest - Milliseconds.
 */
export function showText(longest: number): void {
  setTimeout(() => document.querySelector('link[rel=expect]')?.remove(), longest);
}
