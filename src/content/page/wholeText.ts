import { fileStart, type LocalProblem, type Position } from '../problem';
import { positionAt } from './decode';

/** The first front matter, up to the line that ends it. */
const FRONT_MATTER = /^---[ \t]*\r?\n(?:(?!---).*\r?\n)*/;

/** The end of one front matter, and the line that opens another right below it. */
const NEXT_FRONT_MATTER =
  /^---[ \t]*\r?\n\s*(?=---[ \t]*\r?\n(?:[A-Za-z_]+:.*\r?\n)+---[ \t]*(?:\r?\n|$))/;

function conflictProblem(at: Position): LocalProblem {
  return {
    ...at,
    code: 'content/merge-conflict',
    message: 'a merge conflict is not resolved',
    fix: 'keep one of the two texts, and remove the lines of <, =, and >',
  };
}

/** What is so wrong with a text that reading on would only add noise; undefined if nothing is. */
export function wholeTextProblem(text: string): LocalProblem | undefined {
  const conflict = /^<{7} .*$(?=[^]*^>{7} )/m.exec(text);
  if (conflict) {
    return conflictProblem(positionAt(text, conflict.index));
  }
  const [head = ''] = FRONT_MATTER.exec(text) ?? [];
  const half = /^(?:<{7}|>{7}) /m.exec(head);
  if (half) {
    return conflictProblem(positionAt(text, half.index));
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
  const next = head && NEXT_FRONT_MATTER.exec(text.slice(head.length));
  if (next) {
    return {
      ...positionAt(text, head.length + next[0].length),
      code: 'content/late-front-matter',
      message: 'a second front matter follows the first',
      fix: 'move its keys into the first, and remove it',
    };
  }
  return undefined;
}
