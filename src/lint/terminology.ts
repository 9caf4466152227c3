import { problemAt } from '../content/problem';
import type { Linter } from './linter';
import { projectPath } from './projectPath';

interface FileResult {
  readonly filePath: string;
  readonly messages: readonly {
    readonly message: string;
    readonly line: number;
    readonly column: number;
  }[];
}

const MESSAGE = /^Incorrect term: “(?<found>.+)”, use “(?<wanted>.+)” instead$/;

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
  read: (output, root) => {
    const start = output.indexOf('[');
    const results = start < 0 ? [] : (JSON.parse(output.slice(start)) as FileResult[]);
    return results.flatMap(({ filePath, messages }) =>
      messages.map(({ message, ...at }) => {
        const { found = message, wanted } = MESSAGE.exec(message)?.groups ?? {};
        const fix = wanted ? `write "${wanted}", or put code into backticks` : 'correct it';
        const file = projectPath(filePath, root);
        return problemAt(file, at, 'terminology/term', `"${found}" has another spelling`, fix);
      }),
    );
  },
};
