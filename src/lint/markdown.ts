import { problemAt } from '../content/problem';
import type { Linter } from './linter';
import { projectPath } from './projectPath';

const LINE =
  /^(?<file>.+?):(?<line>\d+)(?::(?<column>\d+))? (?:error )?(?<rule>MD\d+)\/\S+ (?<message>.+)$/gm;

const RULES = 'https://github.com/DavidAnson/markdownlint/blob/main/doc';

/** Markdown that parsers take for something else, or that differs from page to page. */
export const markdown: Linter = {
  name: 'markdownlint-cli2',
  program: 'node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs',
  args: [],
  fixArgs: ['--fix'],
  read: (output, root) =>
    [...output.matchAll(LINE)].map(({ groups = {} }) => {
      const { file = '', line, column = 1, rule = '', message = '' } = groups;
      const at = { line: Number(line), column: Number(column) };
      const fix = `see ${RULES}/${rule.toLowerCase()}.md; npm run lint -- --fix mends what it can`;
      return problemAt(projectPath(file, root), at, `markdown/${rule}`, message, fix);
    }),
};
