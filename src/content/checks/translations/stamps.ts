import { fileStart, problemAt, type Problem } from '../../problem';
import type { SiteContent } from '../../site';
import type { TranslatedPage } from '../../translations/types';

/** Code of the problems that reading stamps finds. */
const MALFORMED = 'translation/malformed-stamp';

/** Of front matter that can't be read, nobody knows whether it holds stamps. */
function isUnread({ page }: TranslatedPage): boolean {
  return !page.frontMatter || page.problems.some(({ code }) => code === MALFORMED);
}

function unstamped({ page, language }: TranslatedPage): Problem {
  const message = 'nothing tells from which English text the page was translated';
  const fix = `compare it with English, then npm run i18n -- bless ${language} ${page.pathname.slice(1)}`;
  return problemAt(page.file, fileStart, 'translation/unstamped', message, fix);
}

/** Every translated page tells from which English text it was made. Parts of pages need not. */
export function stamps({ translations }: SiteContent): Problem[] {
  return translations.pages.flatMap((translation) => [
    ...translation.page.problems.filter(({ code }) => code === MALFORMED),
    ...(translation.stamps || translation.page.isPartial || isUnread(translation)
      ? []
      : [unstamped(translation)]),
  ]);
}
