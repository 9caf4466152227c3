import { checkProject } from '../../content/checkProject';
import type { Problem } from '../../content/problem';
import { formatJson, formatProblems, summary } from '../../content/report';
import { hasErrors } from '../../content/runChecks';
import type { Output } from './project';

/** Options of `npm run i18n -- check`. */
export interface CheckOptions {
  readonly root: string;
  readonly language?: string;
  readonly format: 'text' | 'json';
  readonly isColored: boolean;
}

/** True for what a translator can put right. */
function isAboutTranslations({ code, file }: Problem): boolean {
  return code.startsWith('translation/') || file.startsWith('i18n/');
}

/** Runs the checks that `npm run check` runs, and prints what they say of translations. */
export async function checkTranslations(options: CheckOptions): Promise<Output> {
  const { root, language, format, isColored } = options;
  const result = await checkProject(root);
  const problems = result.problems
    .filter(isAboutTranslations)
    .filter(({ file }) => language === undefined || file.startsWith(`i18n/${language}/`));
  const unchecked = result.unchecked.filter((part) => part.startsWith('translations'));
  // Where translations were left out, nobody knows whether they are right.
  const exitCode = hasErrors(problems) || unchecked.length > 0 ? 1 : 0;
  if (format === 'json') {
    return { text: formatJson(problems), exitCode };
  }
  const lines = formatProblems(problems, isColored);
  const end = summary(problems, result.pageCount, unchecked);
  const text = `${lines}${lines && '\n\n'}${end}\n`;
  return { text, exitCode };
}
