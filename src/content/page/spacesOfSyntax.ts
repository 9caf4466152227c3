import type { LocalProblem } from '../problem';
import { positionAt } from './decode';
import type { MendedText } from './mendedText';
import { sourceLines, type SourceLine } from './sourceLines';

/**
 * The parts of lines in which Markdown, MDX, or YAML want a plain space, if they want one at all. All begin
 * where the line does, so that a long one takes no longer than its length.
 */
const PLACES: Readonly<Record<SourceLine['place'], readonly RegExp[]>> = {
  'front matter': [/^[A-Za-z_]+:\s/],
  text: [
    // The start or the end of an admonition; a title without brackets is told as such.
    /^\s+(?=:::)/,
    /^[\s>]*:{3,}[\w-]*(?:\[[^\]]*\])?(?<part>\s+)$/,
    // A sentence may begin with such a word too.
    /^(?:import\s(?=.*["'])|export\s(?=(?:async|class|const|default|function|let)\b))/,
    // The line of hyphens of a table.
    /^(?=.*-)(?=.*\|)[\s>]*\|?[\s:|-]+$/,
  ],
  fence: [/^\s+(?=[`~])/, /^[^`~]*(?:`{3,}|~{3,})[\w-]*(?<part>\s+)/],
  code: [],
};

const NO_BREAK = /[\u00A0\u2007\u202F]/g;

const INDENT = /^\s+/;

/** Offsets of the spaces of a line that should be plain ones. */
function faultsIn({ text, offset }: SourceLine, patterns: readonly RegExp[]): number[] {
  const parts = patterns.flatMap((pattern) => {
    const found = pattern.exec(text);
    return found ? [found] : [];
  });
  return parts.flatMap(({ 0: all, groups: { part = all } = {} }) =>
    [...part.matchAll(NO_BREAK)].map(({ index }) => offset + all.length - part.length + index),
  );
}

/**
 * Finds the spaces that never break where a mark wants a plain one, and reads on as if they were plain: what
 * they make of the text would be told as something else. Each space takes one place in both texts.
 */
export function plainSpaces(text: string): MendedText {
  if (text.search(NO_BREAK) < 0) return { text, problems: [] };
  const characters = text.split('');
  let isIndented = false;
  const problems = sourceLines(text).flatMap((line): LocalProblem[] => {
    // Code has the same spaces in front as the fence that begins it.
    const isCode = isIndented && line.place === 'code';
    const faults = faultsIn(line, isCode ? [INDENT] : PLACES[line.place]);
    if (line.place === 'fence') isIndented = faults.includes(line.offset);
    faults.forEach((at) => {
      characters[at] = ' ';
    });
    const message = 'the space is one that never breaks, which is taken for a letter here';
    return faults.slice(0, 1).map((at) => ({
      ...positionAt(text, at),
      code: 'content/hidden-character',
      message,
      fix: 'write a plain space',
    }));
  });
  return { text: characters.join(''), problems };
}
