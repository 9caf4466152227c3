import { todoText } from '../page/todos';
import { problemAt, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';

/** What must differ from page to page, for search results show nothing else of two pages. */
const uniqueKeys = [
  { key: 'title', code: 'content/repeated-title' },
  { key: 'description', code: 'content/repeated-description' },
] as const;

function repetitions(
  { key, code }: (typeof uniqueKeys)[number],
  pages: readonly Page[],
): Problem[] {
  const firstWith = new Map<string, string>();
  return pages.flatMap(({ file, frontMatter }) => {
    const entry = frontMatter?.[key];
    // Of what is still to be written, nothing can be said.
    if (typeof entry?.value !== 'string' || todoText(entry.value) !== undefined) {
      return [];
    }
    const text = entry.value.trim();
    const first = firstWith.get(text);
    if (first === undefined) {
      firstWith.set(text, file);
      return [];
    }
    const message = `${first} has the same ${key}`;
    const fix = 'say what sets this page apart; pages of both products count';
    return [problemAt(file, entry.valueAt, code, message, fix)];
  });
}

/**
 * Titles and descriptions of two pages, of one product or of both. A page that the navigation does
 * not list is reported for that: a copy has its words until its author has written others.
 */
export function uniqueness({ pages, navigation }: SiteContent): Problem[] {
  const listed = new Set(navigation.entries.map(({ pathname }) => pathname));
  const compared = pages.filter(({ pathname, isPartial }) => !isPartial && listed.has(pathname));
  // Of two files with one path, which is reported for that, one counts.
  const byPathname = new Map(compared.map((page) => [page.pathname, page]));
  return uniqueKeys.flatMap((rule) => repetitions(rule, [...byPathname.values()]));
}
