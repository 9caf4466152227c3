/** Lines that a sample shows as removed are not part of the code that the reader wants. */
const NOT_COPIED = '.line-removed';

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

/** Shell prompts that an author left in: `$ npm install` is copied as `npm install`. */
function withoutPrompts(code: string, isTerminal: boolean): string {
  return isTerminal ? code.replace(/^\$ /gm, '') : code;
}

/**
 * The code that a block shows: the visible variant, styling, and file, without prompts, line
 * numbers, and removed lines.
 *
 * @returns undefined for an element that shows no code.
 */
export function codeOf(block: Element): string | undefined {
  const code = [...block.querySelectorAll<HTMLElement>('pre > code')].find((element) =>
    isShown(element.parentElement ?? element),
  );
  if (!code) {
    return undefined;
  }
  const copy = code.cloneNode(true) as HTMLElement;
  copy.querySelectorAll(NOT_COPIED).forEach((line) => {
    // With the line end behind it, or before it where it is the last line.
    (line.nextSibling ?? line.previousSibling)?.remove();
    line.remove();
  });
  return withoutPrompts(
    copy.textContent.replace(/\n$/, ''),
    /\blanguage-(?:bash|sh)\b/.test(code.className),
  );
}
