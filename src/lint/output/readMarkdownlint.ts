import { problemAt, type Problem } from '../../content/problem';
import { projectPath } from '../projectPath';

const LINE =
  /^(?<file>.+?):(?<line>\d+)(?::(?<column>\d+))? (?:error )?(?<rule>MD\d+)\/\S+ (?<message>.+)$/gm;

type Field = 'file' | 'line' | 'column' | 'rule' | 'message';

const RULES = 'https://github.com/DavidAnson/markdownlint/blob/main/doc';

/** Problems that markdownlint-cli2 tells of, line by line. */
export function readMarkdownlint(output: string, root: string): Problem[] {
  return [...output.matchAll(LINE)].map(({ groups }) => {
    const { file, line, column = 1, rule, message } = groups as Record<Field, string>;
    const at = { line: Number(line), column: Number(column) };
    const fix = `see ${RULES}/${rule.toLowerCase()}.md; npm run lint -- --fix mends what it can`;
    return problemAt(projectPath(file, root), at, `markdown/${rule}`, message, fix);
  });
}
