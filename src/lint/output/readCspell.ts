import { problemAt, type Problem } from '../../content/problem';
import { projectPath } from '../projectPath';

const WORD_LIST = 'cspell-words.txt';

const LINE = /^(?<file>.+?)\t(?<line>\d+)\t(?<column>\d+)\t(?<word>[^\t]+)\t(?<suggestions>.*)$/gm;

type Field = 'file' | 'line' | 'column' | 'word' | 'suggestions';

/** The first of the suggestions; a star marks those that are common mistakes. */
function firstOf(suggestions: string): string | undefined {
  return /^[^,*]+/.exec(suggestions)?.[0];
}

/** Problems that cspell tells of, line by line. */
export function readCspell(output: string, root: string): Problem[] {
  return [...output.matchAll(LINE)].map(({ groups }) => {
    const { file, line, column, word, suggestions } = groups as Record<Field, string>;
    const guess = firstOf(suggestions);
    const fix = `${guess ? `did you mean "${guess}"? A` : 'a'} name goes into ${WORD_LIST}, code into backticks`;
    const at = { line: Number(line), column: Number(column) };
    const message = `unknown word "${word}"`;
    return problemAt(projectPath(file, root), at, 'spelling/unknown-word', message, fix);
  });
}
