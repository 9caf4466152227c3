import { decode } from '../page/decode';

/** Text of a file; empty for one that is not UTF-8, which the reading of its page reports. */
export function textOf(bytes: Buffer): string {
  const decoded = decode(bytes);
  return 'text' in decoded ? decoded.text : '';
}
