import type * as TypeScript from 'typescript';
import type { Files } from '../content/files';
import { mergeConflict } from '../content/mergeConflict';
import { decode, positionAt } from '../content/page/decode';
import { fileStart, problemAt, type Problem } from '../content/problem';

/** JSON that the linters are set up by; all of them take comments and commas behind the last entry. */
const settings = ['.markdownlint-cli2.jsonc', '.textlintrc.json', 'cspell.json'] as const;

/** Words that the dictionary does not have, one a line. */
const words = 'cspell-words.txt';

const code = 'lint/configuration';

/** The first thing in a file that is no JSON. */
function syntaxProblem(file: string, text: string): Problem[] {
  const ts = require('typescript') as typeof TypeScript;
  const { error } = ts.parseConfigFileTextToJson(file, text);
  if (!error) return [];
  const said = ts.flattenDiagnosticMessageText(error.messageText, ' ');
  const message = `the file is not valid JSON: ${said}`;
  const fix = 'correct the syntax, or restore the file from git';
  return [problemAt(file, positionAt(text, error.start ?? 0), code, message, fix)];
}

function checkFile(file: string, files: Files): Problem[] {
  if (!files.isFile(file)) {
    return [problemAt(file, fileStart, code, 'the file is missing', 'restore it from git')];
  }
  const decoded = decode(files.read(file));
  if (!('text' in decoded)) {
    const { message, fix, ...at } = decoded.problem;
    return [problemAt(file, at, code, message, fix)];
  }
  const { text } = decoded;
  const conflict = mergeConflict(text);
  if (conflict) {
    const { message, fix, ...at } = conflict;
    return [problemAt(file, at, code, message, fix)];
  }
  return file === words ? [] : syntaxProblem(file, text);
}

/** What is wrong with the files that the linters read first: none of them says where. */
export function configurationProblems(files: Files): Problem[] {
  return [...settings, words].flatMap((file) => checkFile(file, files));
}
