import type { Page, SiteContent } from './site';

/** More names than that in one line hide what the line is about; the problems have all of them. */
const MAX_NAMES = 5;

/** Names of files in a sentence, or how many there are. */
function listed(files: readonly string[]): string {
  const [first = '', second] = files;
  if (second === undefined) return first;
  return files.length > MAX_NAMES ? `${files.length} pages` : files.join(', ');
}

/** What is said of files; nothing if there are none. */
function said(what: string, pages: readonly Page[]): string[] {
  const files = [...new Set(pages.map(({ file }) => file))];
  return files.length > 0 ? [`${what} ${listed(files)}`] : [];
}

/** A page with text that nobody can read. */
function isUnread({ body, problems }: Page): boolean {
  return body === undefined && problems.length > 0;
}

/**
 * What was not looked at on pages that can't be read: of some, there is a rest without the faults, where
 * what depends on the whole page can't be known.
 */
export function uncheckedPages({ pages, standalone, translations }: SiteContent): string[] {
  const inPart = pages.filter(({ rest }) => rest !== undefined);
  const others = [...pages, ...standalone, ...translations.pages.map(({ page }) => page)];
  const notAtAll = others.filter((page) => isUnread(page) && !inPart.includes(page));
  const english = translations.pages.map((page) => page.english).filter(isUnread);
  return [
    ...said('headings, tabs, nesting, definitions, and links to own sections of', inPart),
    ...said('the text of', notAtAll),
    ...said('translations of', english),
  ];
}
