import path from 'node:path';
import { evaluationProblem } from '../content/evaluationProblem';
import { createFiles, type Files } from '../content/files';
import { jsonFault } from '../content/jsonFault';
import { problemAt, type Problem } from '../content/problem';

/** Files of the project that an error is about, from its root, by its message and stack. */
export function filesOf(error: unknown, root: string): string[] {
  const { message = '', stack = '' } = error instanceof Error ? error : {};
  return [...`${message}\n${stack}`.matchAll(/(\/[^\s:()']+\.(?:tsx?|json))\b/g)]
    .map(([, file = '']) => path.relative(root, file).split(path.sep).join('/'))
    .filter((file) => !file.startsWith('..') && !file.includes('node_modules/'));
}

/** JSON that Node itself reads before it runs a module of the folder: `package.json`. */
function jsonProblem(file: string, files: Files): Problem | undefined {
  const fault = files.isFile(file) ? jsonFault(files.read(file).toString('utf8')) : undefined;
  return fault && problemAt(file, fault, 'content/json', fault.message, fault.fix);
}

/** True for an error of a module itself, and not of what the module does. */
export function isModuleError(error: unknown): boolean {
  const { name = '', message = '', stack = '' } = error instanceof Error ? error : {};
  return (
    ['SyntaxError', 'ParseError'].includes(name) ||
    // What runs modules is not there any more when they do something later.
    /^\s+at .*node_modules\/jiti\//m.test(stack) ||
    /^(?:ParseError|SyntaxError|Error parsing |Cannot find (?:module|package) )/.test(message)
  );
}

/**
 * Why the modules of a program could not be loaded: a file that many of them import is not valid
 * TypeScript, or throws.
 *
 * @param root - Absolute path of the project whose files may be to blame.
 * @returns undefined for an error that is about none of them.
 */
export function loadProblem(error: unknown, root: string): Problem | undefined {
  const mentioned = filesOf(error, root);
  const [file] = mentioned.filter((name) => !name.endsWith('.json'));
  const files = createFiles(root);
  const json = mentioned
    .filter((name) => name.endsWith('.json'))
    .map((name) => jsonProblem(name, files))[0];
  if (json) {
    return json;
  }
  return file !== undefined ? evaluationProblem(error, file, files) : undefined;
}
