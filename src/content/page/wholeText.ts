import { fileStart, type LocalProblem } from '../problem';
import { positionAt } from './decode';

/** What is so wrong with a text that reading on would only add noise; undefined if nothing is. */
export function wholeTextProblem(text: string): LocalProblem | undefined {
  const conflict = /^<{7} .*$(?=[^]*^>{7} )/m.exec(text);
  if (conflict) {
    return {
      ...positionAt(text, conflict.index),
      code: 'content/merge-conflict',
      message: 'a merge conflict is not resolved',
      fix: 'keep one of the two texts, and remove the lines of <, =, and >',
    };
  }
  if (/\r(?!\n)/.test(text)) {
    return {
      ...positionAt(text, text.search(/\r(?!\n)/)),
      code: 'content/line-ending',
      message: 'a line ends in a carriage return alone',
      fix: 'save the file with the line endings of Unix (LF)',
    };
  }
  const late = /^\s+---[ \t]*\r?\n(?=[a-zA-Z_]+:)/.exec(text);
  if (late) {
    return {
      ...fileStart,
      code: 'content/late-front-matter',
      message: 'the front matter does not start on the first line',
      fix: 'remove what stands above it, blank lines and spaces included',
    };
  }
  return undefined;
}
