import type { LanguageStatus, PageStatus } from '../../translations/loadStatus';
import type { DocumentedPage } from '../documentedPages';
import type { StatusData, StatusEntry, StatusPage } from './statusData';

function entryOf({ state, changes }: PageStatus): StatusEntry | undefined {
  return state === 'missing' ? undefined : { state, ...(changes.length > 0 && { changes }) };
}

/**
 * Puts the states of pages together with what readers call these pages.
 *
 * @param documented - Pages in the order in which they are shown; others are left out.
 */
export function toStatusData(
  languages: readonly LanguageStatus[],
  documented: readonly DocumentedPage[],
  repositoryUrl: string | undefined,
): StatusData {
  const known = new Set(languages[0]?.pages.map(({ page }) => page.name));
  const pages = documented
    .map(
      ({ pathname, product, title, group = '' }): StatusPage => ({
        name: pathname.slice(1),
        product,
        title,
        group,
      }),
    )
    .filter(({ name }) => known.has(name));
  return {
    pages,
    languages: languages.map(({ language, pages: states }) => ({
      language,
      translated: Object.fromEntries(
        states.flatMap((status) => {
          const entry = entryOf(status);
          return entry ? [[status.page.name, entry]] : [];
        }),
      ),
    })),
    ...(repositoryUrl && { repositoryUrl }),
  };
}
