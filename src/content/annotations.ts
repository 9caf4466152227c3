import type { Problem } from './problem';

/** Characters that a workflow command gives a meaning to, in its text. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** One workflow command of GitHub Actions for each problem: they appear at their lines in a review. */
export function formatAnnotations(problems: readonly Problem[]): string {
  return problems
    .map(({ file, line, column, severity, code, message, fix }) => {
      const properties = { file, line: String(line), col: String(column), title: code };
      const list = Object.entries(properties).map(
        ([key, value]) => `${key}=${escapeProperty(value)}`,
      );
      return `::${severity} ${list.join(',')}::${escapeData(`${message} -> ${fix}`)}`;
    })
    .join('\n');
}
