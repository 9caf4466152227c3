import { problemAt, type Problem } from '../../problem';
import type { SiteContent } from '../../site';

/** Kinds of pages, which a search shows: those of a page are the same in all languages. */
export function pageTypes({ translations }: SiteContent): Problem[] {
  return translations.pages.flatMap(({ page, english }) => {
    const { value, valueAt } = page.frontMatter?.pageType ?? {};
    const original = english.frontMatter?.pageType?.value;
    if (!valueAt || typeof value !== 'string' || typeof original !== 'string') return [];
    if (value === original) return [];
    const message = `the pageType is "${value}", and that of ${english.file} is "${original}"`;
    const fix = `write ${original}, or correct the English page`;
    return [problemAt(page.file, valueAt, 'translation/page-type', message, fix)];
  });
}
