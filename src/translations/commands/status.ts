import { formatProblems } from '../../content/report';
import { translationLanguages } from '../languages';
import { loadStatus, type LanguageStatus, type PageStatus } from '../loadStatus';
import { openProject, type Output } from './project';
import { statusTable } from './statusTable';

/** Options of `npm run i18n -- status`. */
export interface StatusOptions {
  readonly root: string;
  /** One language; all of them without. */
  readonly language?: string;
  readonly format: 'text' | 'json';
}

function stepFor(language: string, { page, state, changes }: PageStatus): string[] {
  if (state === 'unstamped') {
    return [`npm run i18n -- bless ${language} ${page.name}`];
  }
  const sections = changes.map(({ id, change }) => `${id} (${change})`).join(', ');
  return [`behind in ${sections}`, `npm run i18n -- diff ${language} ${page.name}`];
}

function indent(lines: readonly string[]): string {
  return lines.map((line, index) => `${index > 0 ? '    ' : '  '}${line}`).join('\n');
}

/** What is to be done in one language, most urgent first. */
function steps({ language, pages, strays }: LanguageStatus): string[] {
  const of = (...states: PageStatus['state'][]): PageStatus[] =>
    pages.filter(({ state }) => states.includes(state));
  const missing = of('missing');
  return [
    ...of('behind', 'unstamped').map((page) => indent([page.file, ...stepFor(language, page)])),
    ...strays.map(({ file, state, nearest }) => {
      const meant = nearest ? `perhaps the page is ${nearest.name} now` : 'no page is like it';
      return indent([file, `${state}: ${meant}`, 'npm run i18n -- check']);
    }),
    ...(missing.length > 0
      ? [
          indent([
            `missing: npm run i18n -- translate ${language} <page>`,
            ...missing.map(({ page }) => page.name),
          ]),
        ]
      : []),
  ];
}

function toJson(status: readonly LanguageStatus[]): string {
  const languages = status.map(({ language, pages, strays }) => ({
    language,
    pages: pages.map(({ page, ...rest }) => ({ page: page.name, source: page.file, ...rest })),
    strays: strays.map(({ file, state, nearest }) => ({ file, state, nearest: nearest?.name })),
  }));
  return `${JSON.stringify(languages, null, 2)}\n`;
}

/** Tells how the site is translated, and what to do next. */
export async function showStatus({ root, language, format }: StatusOptions): Promise<Output> {
  const { files, read } = await openProject(root);
  const wanted = language === undefined ? translationLanguages : [language];
  const { languages, problems } = loadStatus(wanted, files, read);
  const exitCode = problems.length > 0 ? 1 : 0;
  if (format === 'json') {
    return { text: toJson(languages), exitCode };
  }
  const parts = languages.flatMap((status) => [statusTable(status), ...steps(status)]);
  const unread = problems.length > 0 ? [formatProblems(problems)] : [];
  return { text: `${[...parts, ...unread].join('\n\n')}\n`, exitCode };
}
