import type { LocalProblem } from '../problem';
import { positionAt } from './decode';
import type { MendedText } from './mendedText';
import { isInComment, sourceLines, type SourceLine } from './sourceLines';

/** Three backticks, with what a fence may have behind them. */
const FENCE = /^(?<marks>`{3,})[a-z]*(?:[^\S\n][^`\n]*)?$/;

/** The backticks of a fence that begins behind the text of a line, where its first backtick is; or none. */
function marksIn(line: string): string {
  const at = line.indexOf('`');
  const before = line.slice(0, Math.max(at, 0)).trimEnd();
  if (before === '' || before.endsWith('\\')) return '';
  return FENCE.exec(line.slice(at))?.groups?.marks ?? '';
}

/** The line that was to end the code, which opens another fence now. */
function endOf(marks: string, below: readonly SourceLine[]): SourceLine | undefined {
  const next = below.find(({ place }) => place === 'fence');
  return next?.text.replace(/^[\s>]*/, '').trimEnd() === marks ? next : undefined;
}

/**
 * Finds fences that begin behind the text of a line, and takes their code out: its end would be read as the
 * start of another fence, which swallows the rest of the page.
 */
export function withoutFencesInText(text: string): MendedText {
  if (!text.includes('```')) return { text, problems: [] };
  const problems: LocalProblem[] = [];
  let left = text;
  for (;;) {
    const lines = sourceLines(left);
    const found = lines.flatMap((line, index) => {
      const marks = line.place === 'text' ? marksIn(line.text) : '';
      const at = line.offset + line.text.indexOf('`');
      const end =
        marks && !isInComment(left, at) ? endOf(marks, lines.slice(index + 1)) : undefined;
      return end ? [{ at, end }] : [];
    })[0];
    if (!found) return { text: left, problems };
    const { at, end } = found;
    const message = 'the code begins in a line of text, so its marks are shown';
    const fix = 'write the three backticks that begin it on a line of their own';
    problems.push({ ...positionAt(left, at), code: 'content/stray-markup', message, fix });
    const to = end.offset + end.text.length;
    left = left.slice(0, at) + left.slice(at, to).replaceAll(/[^\n]/g, ' ') + left.slice(to);
  }
}
