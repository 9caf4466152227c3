import { problemAt } from '../content/problem';
import type { Linter } from './linter';
import { projectPath } from './projectPath';

const WORD_LIST = 'cspell-words.txt';

const LINE = /^(?<file>.+?)\t(?<line>\d+)\t(?<column>\d+)\t(?<word>[^\t]+)\t(?<suggestions>.*)$/gm;

/** The first of the suggestions; a star marks those that are common mistakes. */
function firstOf(suggestions: string): string | undefined {
  return /^[^,*]+/.exec(suggestions)?.[0];
}

/** Words that neither the dictionary of American English nor the project's own list has. */
export const spelling: Linter = {
  name: 'cspell',
  program: 'node_modules/cspell/bin.mjs',
  args: [
    'lint',
    '--no-progress',
    '--no-summary',
    '--no-color',
    '--no-must-find-files',
    '--show-suggestions',
    '--cache',
    '--cache-location',
    'node_modules/.cache/cspell',
    '--issue-template',
    '$filename\t$row\t$col\t$text\t$suggestions',
  ],
  read: (output, root) =>
    [...output.matchAll(LINE)].map(({ groups = {} }) => {
      const { file = '', line, column, word = '', suggestions = '' } = groups;
      const guess = firstOf(suggestions);
      const fix = `${guess ? `did you mean "${guess}"? A` : 'a'} name goes into ${WORD_LIST}, code into backticks`;
      const at = { line: Number(line), column: Number(column) };
      const message = `unknown word "${word}"`;
      return problemAt(projectPath(file, root), at, 'spelling/unknown-word', message, fix);
    }),
};
