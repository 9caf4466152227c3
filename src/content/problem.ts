/** A place in a text; line and column count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Something an author can put right. */
export interface Problem extends Position {
  /** Path from the project root, with forward slashes. */
  readonly file: string;
  /** Stable name of the rule, for example `content/short-description`. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** What is wrong. */
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
}

/** A problem of a page whose file is not known yet, or not of interest. */
export type LocalProblem = Omit<Problem, 'file' | 'severity'>;

/** Where problems go that are about a file as a whole. */
export const fileStart: Position = { line: 1, column: 1 };

/** Longer texts of authors and libraries in a message hide what is said about them. */
const MAX_LENGTH = 400;

/** One line of a readable length, whatever an author or a library put into it. */
function oneLine(text: string): string {
  const line = text.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}

/** Puts a problem together; every rule so far is an error. */
export function problemAt(
  file: string,
  { line, column }: Position,
  code: string,
  message: string,
  fix: string,
): Problem {
  const severity = 'error';
  return { file, line, column, code, severity, message: oneLine(message), fix: oneLine(fix) };
}

/** A problem of a page, now that its file is known. */
export function inFile(file: string, { code, message, fix, ...at }: LocalProblem): Problem {
  return problemAt(file, at, code, message, fix);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Order of reports: by file, line, column, and code. The same on every machine. */
export function compareProblems(a: Problem, b: Problem): number {
  return (
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.code, b.code)
  );
}

/** Characters that would start another line, or tell a terminal to do something. */
const control = /[\u0000-\u001f\u007f\u2028\u2029]/g;

/** Path of a file on one line: names may hold any character but a slash. */
export function shownFile(file: string): string {
  return file.replace(control, (character) =>
    character === '\n' ? '\\n' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** One line: `file:line:column  error code  what is wrong -> how to fix it`. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, severity, code, message, fix } = problem;
  return `${shownFile(file)}:${line}:${column}  ${severity} ${code}  ${message} -> ${fix}`;
}
