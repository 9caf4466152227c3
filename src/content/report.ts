import { createColors } from 'picocolors';
import { count } from './count';
import { formatProblem, shownFile, type Problem } from './problem';

function formatInColor(problem: Problem): string {
  const colors = createColors(true);
  const { file, line, column, severity, code, message, fix } = problem;
  const mark = severity === 'error' ? colors.red(severity) : colors.yellow(severity);
  const place = colors.bold(`${shownFile(file)}:${line}:${column}`);
  return `${place}  ${mark} ${colors.dim(code)}  ${message} ${colors.dim('->')} ${fix}`;
}

/** One line for each problem, without a line break at the end. */
export function formatProblems(problems: readonly Problem[], isColored = false): string {
  return problems.map(isColored ? formatInColor : formatProblem).join('\n');
}

/** Problems as programs read them, as `problems.schema.json` says: its fields stay, whatever ours are. */
export function formatJson(problems: readonly Problem[]): string {
  const list = problems.map(({ file, line, column, code: rule, severity, message, fix }) => {
    return { file, line, column, rule, severity, message, fix };
  });
  return `${JSON.stringify(list, null, 2)}\n`;
}

/** What a run came to in one line, and in another what was not checked because of the problems. */
export function summary(
  problems: readonly Problem[],
  pageCount: number,
  unchecked: readonly string[] = [],
): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const files = new Set(problems.map(({ file }) => file)).size;
  const found = [count(errors, 'error'), ...(warnings ? [count(warnings, 'warning')] : [])].join(
    ' and ',
  );
  const result =
    problems.length === 0
      ? `${count(pageCount, 'page')} checked, no problems`
      : `${count(pageCount, 'page')} checked, ${found} in ${count(files, 'file')}`;
  return unchecked.length === 0
    ? result
    : `${result}\nNot checked until that is corrected: ${unchecked.join('; ')}`;
}
