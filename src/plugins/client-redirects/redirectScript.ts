import { createHash } from 'node:crypto';

/** Runs in the page, above its refresh. Stands alone: no names from outside. */
function leadOn(): void {
  const { href } = document.querySelector<HTMLLinkElement>('link[rel=canonical]')!;
  const { search, hash } = window.location;
  const target = new URL(href, window.location.origin);
  // Where a reader came with an anchor of the old page, the rule's own says more.
  target.search = search;
  target.hash ||= hash;
  window.location.replace(target.pathname + target.search + target.hash);
}

/** The script of all pages that lead on, as a file of the build that is named by its content. */
export function redirectScript(): { readonly file: string; readonly text: string } {
  const text = `(${leadOn})();\n`;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { file: `assets/js/redirect.${name}.js`, text };
}
