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

/** Stamps of sections that neither English has nor the translation. */
export function strayStamps({ stamps, sections, englishSections }: TranslatedPage): string[] {
  // Of a page that can't be read, nobody knows its sections.
  if (sections.length === 0 || englishSections.length === 0) return [];
  const ids = [...englishSections, ...sections].map(({ id }) => id);
  return [...(stamps?.keys() ?? [])].filter((id) => !ids.includes(id));
}

function strayProblems(translation: TranslatedPage, { files }: SiteContent): Problem[] {
  const { page, english } = translation;
  const lines = files.read(page.file).toString('utf8').split('\n');
  const start = page.frontMatter?.translation?.keyAt.line ?? 1;
  return strayStamps(translation).map((id) => {
    const isStamp = (text: string): boolean =>
      [id, `'${id}'`, `"${id}"`].some((key) => text.trimStart().startsWith(`${key}:`));
    const index = lines.findIndex((text, at) => at >= start && isStamp(text));
    const column = (lines[index]?.search(/\S/) ?? 0) + 1;
    const at = index < 0 ? { line: start, column: 1 } : { line: index + 1, column };
    const message = `there is a stamp of the section "${id}", which ${english.file} does not have`;
    return problemAt(page.file, at, MALFORMED, message, 'remove the line');
  });
}

/** Every translated page tells from which English text it was made. Parts of pages need not. */
export function stamps(site: SiteContent): Problem[] {
  return site.translations.pages.flatMap((translation) => [
    ...translation.page.problems.filter(({ code }) => code === MALFORMED),
    ...strayProblems(translation, site),
    ...(translation.stamps || translation.page.isPartial || isUnread(translation)
      ? []
      : [unstamped(translation)]),
  ]);
}
