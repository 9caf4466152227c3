import type { LanguageStatus } from '../../translations/loadStatus';
import { languages } from '../../translations/languages';
import { percent } from '../../translations/percent';
import { countStates, groupPages } from '../../translations/statusCounts';

/** Name of the file with the state of all languages, in the root of the site. */
export const statusFile = 'translations.json';

/** The state of all languages, for programs: what the status page shows, in numbers. */
export function publishedStatus(status: readonly LanguageStatus[]): string {
  const list = status.map((language) => {
    const total = countStates(language.pages);
    return {
      language: language.language,
      label: languages[language.language]?.label,
      percentCurrent: percent(total.current, total.pages),
      ...total,
      groups: groupPages(language).map(({ name, pages }) => ({ name, ...countStates(pages) })),
    };
  });
  return `${JSON.stringify({ languages: list }, null, 2)}\n`;
}
