import { problemAt, type Problem } from '../../content/problem';
import { projectPath } from '../projectPath';

interface FileResult {
  readonly filePath: string;
  readonly messages: readonly {
    readonly message: string;
    readonly line: number;
    readonly column: number;
  }[];
}

const MESSAGE = /^Incorrect term: “(?<found>.+)”, use “(?<wanted>.+)” instead$/;

/** Problems that textlint tells of in JSON. */
export function readTextlint(output: string, root: string): Problem[] {
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
}
