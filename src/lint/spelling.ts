import type { Linter } from './linter';
import { readCspell } from './output/readCspell';

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
  read: readCspell,
};
