/** Makes `document.cookie` give that text, or throw where there is none, as in sandboxed pages. */
export function stubCookies(text: string | undefined): void {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get() {
      if (text === undefined) throw new DOMException('refused', 'SecurityError');
      return text;
    },
    set() {
      if (text === undefined) throw new DOMException('refused', 'SecurityError');
    },
  });
}

/** Gives `document.cookie` back to jsdom. */
export function restoreCookies(): void {
  Reflect.deleteProperty(document, 'cookie');
}

/** Removes all cookies of the page. */
export function clearCookies(): void {
  for (const pair of document.cookie.split(';')) {
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  }
}

/** Changes the address without loading anything. */
export function visit(addressPart: string): void {
  window.history.replaceState(null, '', window.location.pathname + addressPart);
}

const attributeNames = ['data-code-variant', 'data-code-styling', 'data-scripted'];

/** The attributes of `<html>` by which CSS knows the reader's choices. */
export function rootAttributes(): Record<string, string | null> {
  const root = document.documentElement;
  return Object.fromEntries(attributeNames.map((name) => [name, root.getAttribute(name)]));
}

/** A page as it arrives, before any script. */
export function clearRootAttributes(): void {
  attributeNames.forEach((name) => document.documentElement.removeAttribute(name));
}
