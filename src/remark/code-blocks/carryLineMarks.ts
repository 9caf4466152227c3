import { diffLines } from 'diff';
import leven from 'leven';
import type { LineMark } from './lineMarks';

type Marks = ReadonlyMap<number, LineMark>;

/** Two lines are the same statement if at least half of their letters agree. */
const LEAST_SIMILARITY = 0.5;

function similarity(a: string, b: string): number {
  const [first, second] = [a.trim(), b.trim()];
  return 1 - leven(first, second) / Math.max(first.length, second.length, 1);
}

/** The line of a changed passage that a marked line has become. */
function counterpart(line: string, passage: readonly string[]): number | undefined {
  const scores = passage.map((candidate) => similarity(line, candidate));
  const best = Math.max(LEAST_SIMILARITY, ...scores);
  const index = scores.indexOf(best);
  return index < 0 ? undefined : index;
}

function linesOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n');
}

/**
 * Carries marks from one text to another that was derived from it: a line that both have keeps its
 * mark, and in a changed passage the mark goes to the most similar line, if any is similar.
 *
 * @param marks marks by line of `from`, counted from 0.
 * @returns marks by line of `to`, counted from 0.
 */
export function carryLineMarks(from: string, to: string, marks: Marks): Marks {
  const carried = new Map<number, LineMark>();
  let fromLine = 0;
  let toLine = 0;
  let removedLines: string[] = [];
  for (const { added, removed, value } of diffLines(`${from}\n`, `${to}\n`, {
    ignoreWhitespace: true,
  })) {
    const lines = linesOf(value);
    if (removed) {
      removedLines = lines;
      fromLine += lines.length;
      continue;
    }
    if (added) {
      removedLines.forEach((line, offset) => {
        const mark = marks.get(fromLine - removedLines.length + offset);
        const index = mark && counterpart(line, lines);
        if (mark && index !== undefined) {
          carried.set(toLine + index, mark);
        }
      });
    } else {
      lines.forEach((_, offset) => {
        const mark = marks.get(fromLine + offset);
        if (mark) {
          carried.set(toLine + offset, mark);
        }
      });
      fromLine += lines.length;
    }
    removedLines = [];
    toLine += lines.length;
  }
  return carried;
}
