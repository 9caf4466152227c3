import type { FrontMatterField } from '../page/types';
import { problemAt, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';

/** Keys of the front matter that are shown as they are written. */
const KEYS = ['title', 'description', 'sidebar_label'] as const;

/** Marks that become something in the text of a page alone. */
const MARKS =
  /\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\([^)\s]*\)|<(b|i|em|strong|sub|sup)>[^<]+<\/\1>|<br ?\/?>|&(?:amp|lt|gt|quot|nbsp|mdash|ndash|copy|hellip);|(?<=^|\s):[a-z][a-z_]+:(?=\s|$)/;

function markProblems(page: Page, key: string, { value, valueAt }: FrontMatterField): Problem[] {
  const [found] = (typeof value === 'string' && MARKS.exec(value)) || [];
  if (found === undefined) return [];
  const message = `the ${key} shows ${found} as it is written`;
  const fix = 'write plain text, as the front matter has no Markdown';
  return [problemAt(page.file, valueAt, 'content/plain-text', message, fix)];
}

/** A hash behind a space begins a comment; right in front of a word it was meant to be read. */
export function isCutOff({ value, comment = '' }: FrontMatterField): boolean {
  return typeof value === 'string' && /^\S/.test(comment);
}

function commentProblems(page: Page, key: string, field: FrontMatterField): Problem[] {
  const { valueAt } = field;
  if (!isCutOff(field)) return [];
  const message = `the ${key} ends in front of #, which begins a comment`;
  const fix = 'put the whole value into quotes';
  return [problemAt(page.file, valueAt, 'content/cut-off-text', message, fix)];
}

function checkPage(page: Page): Problem[] {
  return KEYS.flatMap((key) => {
    const field = page.frontMatter?.[key];
    return field ? [...markProblems(page, key, field), ...commentProblems(page, key, field)] : [];
  });
}

/** Texts of the front matter: whole, and without marks that nothing reads. */
export function plainText({ pages }: SiteContent): Problem[] {
  return pages.flatMap(checkPage);
}
