import { positionAt } from './page/decode';
import type { Position } from './problem';

/** A merge that nobody has finished, in a file that is no page: pages may show what one looks like. */
export function mergeConflict(
  text: string,
): (Position & { readonly message: string; readonly fix: string }) | undefined {
  const offset = text.search(/^<{7}(?: |\r?$)/m);
  if (offset < 0) return undefined;
  const fix = 'keep one of the two texts, and remove the lines of <, =, and >';
  return { ...positionAt(text, offset), message: 'a merge conflict is not resolved', fix };
}
