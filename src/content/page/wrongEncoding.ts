import type { LocalProblem } from '../problem';
import { positionAt } from './decode';

/** Bytes of UTF-8 that were read as the older encoding of Windows: `’`, `é`, a space that never breaks. */
const MISREAD =
  /â€[™œ˜¦“”\u009C\u009D\u0080-\u0099]|Ã[\u00A0-\u00BF€‚ƒ„…†‡ˆ‰Š‹Œ]|Â[\u00A0-\u00BF]|ï»¿/g;

/** The first place at which a text was once read in another encoding than that in which it was written. */
export function wrongEncoding(text: string): LocalProblem[] {
  const [found] = text.matchAll(MISREAD);
  if (!found) return [];
  const message = `"${found[0]}" comes of text that was read in the wrong encoding`;
  const fix = 'write the characters anew, and open the source as UTF-8 before copying from it';
  return [{ ...positionAt(text, found.index), code: 'content/encoding', message, fix }];
}
