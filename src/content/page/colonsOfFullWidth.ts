import { admonitionFor, asAdmonition } from '../admonitionNames';
import type { LocalProblem } from '../problem';
import type { MendedText } from './mendedText';
import { isInComment, sourceLines } from './sourceLines';

/** Colons that begin a line, and the name of an admonition behind them, if there is one. */
const COLONS =
  /^(?<around>[\s>]*)(?<colons>[：:]{3,})(?<space>[^\S\n]*)(?<name>[A-Za-z]*)(?<title>.*)$/;

/**
 * Finds colons of full width that were to start or to end an admonition, and reads on as if they were those
 * of ASCII. An end is not told if its start is. Each line stays as long as it is.
 */
export function withColonsOfAscii(text: string): MendedText {
  if (!text.includes('：')) return { text, problems: [] };
  /** Admonitions that have no end yet: whether their colons are of full width. */
  const open: boolean[] = [];
  const problems: LocalProblem[] = [];
  const lines = sourceLines(text).map(({ text: line, offset, place }, index) => {
    const found = place === 'text' ? COLONS.exec(line)?.groups : undefined;
    if (!found || isInComment(text, offset)) return line;
    const { around = '', colons = '', space = '', name = '', title = '' } = found;
    const isWide = colons.includes('：');
    const isEnd = name + title.trim() === '';
    if (!name && !isEnd) return line;
    const start = isEnd ? open.pop() : undefined;
    if (!isEnd) open.push(isWide);
    // An end of nothing is told as a mark that is shown.
    if (!isWide || (isEnd && start === undefined)) return line;
    const at = { line: index + 1, column: around.length + 1, code: 'content/stray-markup' };
    if (!isEnd) {
      const message = 'colons of full width make no admonition';
      problems.push({ ...at, message, fix: asAdmonition(admonitionFor(name)) });
    } else if (!start) {
      const message = 'colons of full width end no admonition';
      problems.push({ ...at, message, fix: `write ${':'.repeat(colons.length)}` });
    }
    return `${around}${':'.repeat(colons.length)}${name}${title}${space}`;
  });
  return { text: lines.join('\n'), problems };
}
