import path from 'node:path';
import { isNativeError } from 'node:util/types';
import { positionAt } from './page/decode';
import type { Files } from './files';
import { fileStart, problemAt, type Position, type Problem } from './problem';

/** Rules that a mistake is told by, by what the file is a part of. */
const codes = {
  nav: {
    syntax: 'nav/syntax-error',
    module: 'nav/missing-module',
    thrown: 'nav/evaluation-error',
  },
  config: {
    syntax: 'config/syntax-error',
    module: 'config/missing-module',
    thrown: 'config/evaluation-error',
  },
} as const;

interface Diagnosis {
  readonly file: string;
  readonly position: Position;
  readonly kind: keyof (typeof codes)['nav'];
  readonly message: string;
  readonly fix: string;
}

/** Code of TypeScript's message for a file of another encoding, such as UTF-16. */
const FILE_IS_BINARY = 1490;

/** The first thing in a file that is not TypeScript. */
export function syntaxError(file: string, source: string): Diagnosis | undefined {
  const ts = require('typescript') as typeof import('typescript');
  const { diagnostics = [] } = ts.transpileModule(source, {
    fileName: file,
    reportDiagnostics: true,
  });
  const [first] = diagnostics;
  if (!first) {
    return undefined;
  }
  if (first.code === FILE_IS_BINARY) {
    const message = 'the file is no text in UTF-8';
    return { file, position: fileStart, kind: 'syntax', message, fix: 'save it as UTF-8' };
  }
  return {
    file,
    position: positionAt(source, first.start ?? 0),
    kind: 'syntax',
    message: `the file is not valid TypeScript: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`,
    fix: 'correct the syntax',
  };
}

/** A module that an import asks for in vain. */
function missingModule(error: Error, file: string, source: string): Diagnosis | undefined {
  const specifier = /^Cannot find (?:module|package) '([^']+)'/.exec(error.message)?.[1];
  const offset = specifier === undefined ? -1 : source.search(quoted(specifier));
  if (offset < 0) {
    return undefined;
  }
  return {
    file,
    position: positionAt(source, offset),
    kind: 'module',
    message: `the imported module "${specifier}" does not exist`,
    fix: /^[./]/.test(specifier ?? '')
      ? 'correct the path, or create the module'
      : 'correct the name, or install the package',
  };
}

function quoted(text: string): RegExp {
  return new RegExp(`['"]${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"]`);
}

/** The innermost file of the project that was running when an error was thrown, and its line. */
function throwingLine(error: Error, files: Files): { file: string; line: number } | undefined {
  for (const frame of (error.stack ?? '').split('\n').slice(1)) {
    const match = /\(?((?:file:\/\/)?\/[^()]+?|[A-Za-z]:[^()]+?):(\d+):\d+\)?$/.exec(frame);
    const absolute = match?.[1]?.replace(/^file:\/\//, '');
    const file = absolute && path.relative(files.root, absolute).split(path.sep).join('/');
    const isOurs = absolute?.startsWith(__dirname + path.sep);
    if (file && match?.[2] && !isOurs && !file.includes('node_modules/') && files.isFile(file)) {
      return { file, line: Number(match[2]) };
    }
  }
  return undefined;
}

function thrownError(error: unknown, file: string, files: Files): Diagnosis {
  const thrown = isNativeError(error) ? error : new Error(String(error));
  const found = throwingLine(thrown, files);
  const at = found ?? { file, line: 1 };
  const line = files.read(at.file).toString('utf8').split('\n')[at.line - 1] ?? '';
  const [said = ''] = (thrown.message || thrown.name).split('\n');
  // Errors of the project's own end in a fix.
  const [what = '', ...fix] = said.split(' -> ');
  return {
    file: at.file,
    // Transpiling keeps lines but not columns, so the line's first character is as near as is sure.
    position: { line: at.line, column: Math.max(line.search(/\S/), 0) + 1 },
    kind: 'thrown',
    message: `the file can't be run: ${what.trim().replaceAll(/\s+/g, ' ')}`,
    fix:
      fix.join(' -> ') ||
      (found
        ? 'correct the expression on this line'
        : 'look for what throws this, in the file and in what it imports'),
  };
}

/** Files of the project that an error speaks of: the spec itself, or one that it imports. */
function mentionedFiles(error: unknown, file: string, files: Files): string[] {
  const text = isNativeError(error) ? `${error.message}\n${error.stack ?? ''}` : '';
  const paths = [...text.matchAll(/(\/[^\s:()']+\.tsx?)\b/g)].map(([, found = '']) =>
    path.relative(files.root, found).split(path.sep).join('/'),
  );
  return [...new Set([file, ...paths])].filter((mentioned) => files.isFile(mentioned));
}

/**
 * Why a file could not be run, with the place to look at.
 *
 * @param file - The file that was run, from the project root; what it imports may be to blame.
 * @param part - What the file is a part of: the navigation and other lists, or the configuration.
 */
export function evaluationProblem(
  error: unknown,
  file: string,
  files: Files,
  part: keyof typeof codes = 'nav',
): Problem {
  const diagnoses = mentionedFiles(error, file, files).flatMap((mentioned) => {
    const source = files.read(mentioned).toString('utf8');
    const missing = isNativeError(error) ? missingModule(error, mentioned, source) : undefined;
    return syntaxError(mentioned, source) ?? missing ?? [];
  });
  const diagnosis = diagnoses[0] ?? thrownError(error, file, files);
  const { position, kind, message, fix } = diagnosis;
  return problemAt(diagnosis.file, position, codes[part][kind], message, fix);
}
