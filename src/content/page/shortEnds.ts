import type { LocalProblem } from '../problem';
import type { MendedText } from './mendedText';
import { isInComment, sourceLines } from './sourceLines';

/** Colons that begin a line, and the name of an admonition behind them, if there is one. */
const COLONS = /^(?<around>(?:[\s>]|[-*+]\s|\d{1,9}[.)]\s)*)(?<colons>:{2,})(?<name>[A-Za-z]?)/;

/**
 * Finds colons that were to end an admonition and are too few, and reads on as if they were enough: it would
 * go on to the end of the page, and all that it holds be told instead.
 */
export function withWholeEnds(text: string): MendedText {
  if (!text.includes(':::')) return { text, problems: [] };
  const hasComments = text.includes('{/*');
  const problems: LocalProblem[] = [];
  /** Lines of the admonitions that have no end yet, with their colons. */
  const open: { readonly line: number; readonly colons: string }[] = [];
  const lines = sourceLines(text).map(({ text: line, offset, place }, index) => {
    const found = place === 'text' ? COLONS.exec(line)?.groups : undefined;
    if (!found || (hasComments && isInComment(text, offset))) return line;
    const { around = '', colons = '', name = '' } = found;
    if (name) {
      if (colons.length > 2) open.push({ line: index + 1, colons });
      return line;
    }
    if (line.trimEnd() !== around + colons) return line;
    const start = open.pop();
    if (!start || colons.length >= start.colons.length) return line;
    problems.push({
      line: index + 1,
      column: around.length + 1,
      code: 'content/stray-markup',
      message: `"${colons}" has too few colons to end the admonition of line ${start.line}`,
      fix: `write ${start.colons}`,
    });
    return around + start.colons;
  });
  return { text: lines.join('\n'), problems };
}
