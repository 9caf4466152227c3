import { fileStart, type LocalProblem, type Position } from '../problem';
import { positionAt } from './decode';
import { sourceLines } from './sourceLines';

/** The first front matter, up to the line that ends it. */
const FRONT_MATTER = /^---[ \t]*\r?\n(?:(?!---).*\r?\n)*/;

/** The end of one front matter, and the line that opens another right below it. */
const NEXT_FRONT_MATTER =
  /^---[ \t]*\r?\n\s*(?=---[ \t]*\r?\n(?:[A-Za-z_]+:.*\r?\n(?:[ \t].*\r?\n)*)+---[ \t]*(?:\r?\n|$))/;

/** Front matter that does not start on the first line: below blanks, or a comment such as a licence. */
const LATE_FRONT_MATTER =
  /^(?!---)(?:\s|\{\/\*(?:(?!\*\/)[^])*\*\/\}|<!--(?:(?!-->)[^])*-->)+---[ \t]*\r?\n(?=[a-zA-Z_]+:)/;

/** First lines that other tools or a word processor open front matter with, above a key of pages. */
const OTHER_FENCE =
  /^(--|-{4,}|[\u2013\u2014]+-?|\+{3}|\*{3}|;{3}|---[a-z]+|\{)[ \t]*\r?\n\s*"?(?:title|description|pageType)"?[ \t]*[:=]/;

function conflictProblem(at: Position): LocalProblem {
  return {
    ...at,
    code: 'content/merge-conflict',
    message: 'a merge conflict is not resolved',
    fix: 'keep one of the two texts, and remove the lines of <, =, and >',
  };
}

/** The first line of a conflict of which the other marks are gone; code may show such lines. */
function halfConflict(text: string): number | undefined {
  if (!/^(?:<{7}|>{7}|\|{7}) /m.test(text)) return undefined;
  return sourceLines(text).find(
    ({ place, text: line }) =>
      (place === 'text' || place === 'front matter') && /^(?:<{7}|>{7}|\|{7}) \S/.test(line),
  )?.offset;
}

/** What is so wrong with a text that reading on would only add noise; undefined if nothing is. */
export function wholeTextProblem(text: string): LocalProblem | undefined {
  const conflict = /^<{7} .*$(?=[^]*^>{7} )/m.exec(text);
  if (conflict) {
    return conflictProblem(positionAt(text, conflict.index));
  }
  const left = halfConflict(text);
  if (left !== undefined) {
    return conflictProblem(positionAt(text, left));
  }
  if (/\r(?!\n)/.test(text)) {
    return {
      ...positionAt(text, text.search(/\r(?!\n)/)),
      code: 'content/line-ending',
      message: 'a line ends in a carriage return alone',
      fix: 'save the file with the line endings of Unix (LF)',
    };
  }
  const [, fence] = OTHER_FENCE.exec(text) ?? [];
  if (fence !== undefined) {
    return {
      ...fileStart,
      code: 'content/late-front-matter',
      message: `the front matter starts with ${fence}`,
      fix: 'write it as YAML, one "key: value" a line, between two lines of ---',
    };
  }
  if (LATE_FRONT_MATTER.test(text)) {
    return {
      ...fileStart,
      code: 'content/late-front-matter',
      message: 'the front matter does not start on the first line',
      fix: 'remove what stands above it, blank lines and spaces included',
    };
  }
  const [head = ''] = FRONT_MATTER.exec(text) ?? [];
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
