import type { LocalProblem } from '../problem';
import type { MendedText } from './mendedText';
import { isInComment, sourceLines } from './sourceLines';

/** The mark of a quote. */
const MARK = /^ {0,3}> ?/;

/** A quote without its marks, which `mend` may change. */
function mendQuote(
  lines: readonly string[],
  above: number,
  mend: (text: string, above: number) => MendedText,
): { readonly lines: readonly string[]; readonly problems: readonly LocalProblem[] } {
  const marks = lines.map((line) => MARK.exec(line)?.[0] ?? '');
  const inside = lines.map((line, index) => line.slice(marks[index]?.length));
  const { text, problems } = mend(inside.join('\n'), above);
  return {
    lines: text.split('\n').map((line, index) => `${marks[index] ?? ''}${line}`),
    problems: problems.map((problem) => {
      const mark = marks[problem.line - above - 1] ?? '';
      return { ...problem, column: problem.column + mark.length };
    }),
  };
}

/**
 * Mends what stands in quotes, as if it stood in none.
 *
 * @param above - Lines of the page above the text.
 * @param mend - Is given the lines of a quote, and how many of the page are above them.
 */
export function mendQuotes(
  text: string,
  above: number,
  mend: (text: string, above: number) => MendedText,
): MendedText {
  if (!/^ {0,3}>/m.test(text)) return { text, problems: [] };
  const lines = sourceLines(text);
  const texts = lines.map((line) => line.text);
  const isMarked = (at: number): boolean => MARK.test(texts[at] ?? '');
  const problems: LocalProblem[] = [];
  let first = 0;
  while (first < lines.length) {
    let end = first + 1;
    const { place, offset = 0 } = lines[first] ?? {};
    if (isMarked(first) && place !== 'code' && !isInComment(text, offset)) {
      while (isMarked(end)) end += 1;
      const mended = mendQuote(texts.slice(first, end), above + first, mend);
      texts.splice(first, end - first, ...mended.lines);
      problems.push(...mended.problems);
    }
    first = end;
  }
  return { text: texts.join('\n'), problems };
}
