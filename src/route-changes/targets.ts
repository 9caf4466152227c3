/** The beginning of what a page says: its heading, or what holds its content. */
export function contentStart(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
}

/**
 * The element that a hash names.
 *
 * @param hash with its `#`, or empty; addresses are typed and cut, so it may be malformed.
 */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
