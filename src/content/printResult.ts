import { formatAnnotations } from './annotations';
import type { Problem } from './problem';
import { formatJson, formatProblems, summary } from './report';

/** Forms in which problems are printed. */
export const formats = ['text', 'json', 'github'] as const;

/** One of the forms. */
export type Format = (typeof formats)[number];

/** What a run came to, as far as it is printed. */
export interface PrintedResult {
  readonly problems: readonly Problem[];
  readonly pageCount: number;
  readonly unchecked: readonly string[];
}

/** Everything that a run prints: JSON has nothing but the problems, other forms end in a summary. */
export function printResult(
  { problems, pageCount, unchecked }: PrintedResult,
  format: Format = 'text',
  isColored = false,
): string {
  if (format === 'json') {
    return formatJson(problems);
  }
  const lines =
    format === 'github' ? formatAnnotations(problems) : formatProblems(problems, isColored);
  return `${lines}${lines && '\n\n'}${summary(problems, pageCount, unchecked)}\n`;
}
