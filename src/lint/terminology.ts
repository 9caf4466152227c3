import type { Linter } from './linter';
import { readTextlint, readTextlintCrash } from './output/readTextlint';

/** Names and terms that are written in one way: `.textlintrc.json` lists them. */
export const terminology: Linter = {
  name: 'textlint',
  program: 'node_modules/textlint/bin/textlint.js',
  args: [
    '--format',
    'json',
    '--cache',
    '--cache-location',
    'node_modules/.cache/textlint/cache.json',
  ],
  fixArgs: ['--fix'],
  read: readTextlint,
  readCrash: readTextlintCrash,
};
