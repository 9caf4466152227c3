import { fileStart, problemAt, type Problem } from '../../content/problem';
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

/** What textlint says of a file that it can't read, at the place 1:0. */
const UNREAD = /^Failed to parse text\b/;

/** Problems that textlint tells of in JSON. */
export function readTextlint(output: string, root: string): Problem[] {
  const start = output.indexOf('[');
  const results = start < 0 ? [] : (JSON.parse(output.slice(start)) as FileResult[]);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ message, ...at }) => {
      const file = projectPath(filePath, root);
      if (UNREAD.test(message)) {
        const what = 'the terms were not looked at, for the syntax of the file is broken';
        return problemAt(file, fileStart, 'terminology/unread', what, 'npm run check tells where');
      }
      const { found = message, wanted } = MESSAGE.exec(message)?.groups ?? {};
      const fix = wanted ? `write "${wanted}", or put code into backticks` : 'correct it';
      return problemAt(file, at, 'terminology/term', `"${found}" has another spelling`, fix);
    }),
  );
}

/** What textlint says when one of its rules fails, with the file below, and nothing of the others. */
const CRASH = /^Unexpected error during file processing: (?<error>.*)\nat (?<file>.+)$/m;

/** The file at which textlint gave up. */
export function readTextlintCrash(output: string, root: string): Problem | undefined {
  const { error, file } = CRASH.exec(output)?.groups ?? {};
  if (error === undefined || file === undefined) return undefined;
  return problemAt(
    projectPath(file, root),
    fileStart,
    'terminology/unread',
    `the terms were not looked at, for textlint itself fails on a text of the file: ${error}`,
    'take out one paragraph after the other to find it, and write it in another way',
  );
}
