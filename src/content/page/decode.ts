import { isUtf8 } from 'node:buffer';
import { fileStart, type LocalProblem, type Position } from '../problem';

/** Text of a file, or why it has none. */
export type Decoded = { readonly text: string } | { readonly problem: LocalProblem };

const LINE_FEED = 0x0a;

/** Greatest size of a page in bytes. The longest of this site has a tenth of it. */
export const MAX_PAGE_BYTES = 1_000_000;

/** Where the first byte stands that is not UTF-8. No UTF-8 sequence contains a line feed. */
function firstInvalid(bytes: Buffer): Position {
  let line = 1;
  let start = 0;
  for (;;) {
    const feed = bytes.indexOf(LINE_FEED, start);
    const content = bytes.subarray(start, feed < 0 ? undefined : feed);
    if (!isUtf8(content)) {
      return { line, column: content.toString('utf8').indexOf('\uFFFD') + 1 };
    }
    if (feed < 0) {
      return fileStart;
    }
    start = feed + 1;
    line += 1;
  }
}

/** Position of an offset in a text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

/** Windows' other encoding: a mark at the start, or every second byte of Latin text is zero. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMarked || /^(?:[^\0]\0){4}|^(?:\0[^\0]){4}/.test(bytes.toString('latin1', 0, 8));
}

function encodingProblem(at: Position, message: string): Decoded {
  return { problem: { ...at, code: 'content/encoding', message, fix: 'save it as UTF-8' } };
}

/** Reads UTF-8 with or without byte-order mark; anything else is a problem, not a guess. */
export function decode(bytes: Buffer): Decoded {
  if (bytes.length > MAX_PAGE_BYTES) {
    const message = `the page has ${bytes.length} bytes, more than ${MAX_PAGE_BYTES}`;
    const fix = 'make several pages of it, and put data into a file that readers download';
    return { problem: { ...fileStart, code: 'content/huge-page', message, fix } };
  }
  if (isUtf16(bytes)) {
    return encodingProblem(fileStart, 'the file is UTF-16');
  }
  if (!isUtf8(bytes)) {
    return encodingProblem(firstInvalid(bytes), 'the file is not UTF-8');
  }
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const nul = text.indexOf('\0');
  if (nul >= 0) {
    return {
      problem: {
        ...positionAt(text, nul),
        code: 'content/nul',
        message: 'the file contains a NUL character',
        fix: 'delete it',
      },
    };
  }
  return { text };
}
