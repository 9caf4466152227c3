import { positionAt } from '../page/decode';
import type { Position } from '../problem';

export const productsFile = 'src/products.ts';

/** Where a text is written behind another one; that one if it is not, or the start of the file. */
export function positionIn(source: string, text: string, behind = ''): Position {
  const from = Math.max(0, source.indexOf(behind));
  const at = source.indexOf(text, from);
  return positionAt(source, at < 0 ? from + source.slice(from).search(/\S/) : at);
}
