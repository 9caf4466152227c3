import type { Stats } from 'webpack';
import { count } from '../../content/count';
import type { Problem } from '../../content/problem';
import { formatProblems } from '../../content/report';

/** What the terminal shows of problems: the lines of `npm run check`, and how many they are. */
export function terminalText(problems: readonly Problem[], isColored: boolean): string {
  if (problems.length === 0) return '\nthe content has no problems any more\n\n';
  const lines = formatProblems(problems, isColored);
  return `\n${lines}\n\n${count(problems.length, 'problem')} in the content\n\n`;
}

/**
 * Takes what the terminal has been told out of what Docusaurus prints after each compilation: it would
 * repeat it in a form that nobody can read. What the browser is sent is asked for in another way.
 *
 * @param isTold - Tells the messages that Docusaurus is not to print.
 */
export function withoutWarnings(
  stats: Stats,
  isTold: (warning: { message: string }) => boolean,
): void {
  const toJson = stats.toJson.bind(stats);
  stats.toJson = (options) => {
    const json = toJson(options);
    if (options !== 'errors-warnings') return json;
    return { ...json, warnings: json.warnings?.filter((warning) => !isTold(warning)) };
  };
}
