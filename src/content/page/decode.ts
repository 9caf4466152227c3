import { isUtf8 } from 'node:buffer';
import { fileStart, type LocalProblem, type Position } from '../problem';

/** Text of a file, or why it has none. */
export type Decoded = { readonly text: string } | { readonly problem: LocalProblem };

const LINE_FEED = 0x0a;

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

/** Reads UTF-8 with or without byte-order mark; anything else is a problem, not a guess. */
export function decode(bytes: Buffer): Decoded {
  if (!isUtf8(bytes)) {
    return {
      problem: {
        ...firstInvalid(bytes),
        code: 'content/encoding',
        message: 'the file is not UTF-8',
        fix: 'save it as UTF-8',
      },
    };
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
