import { count } from '../count';
import { problemAt, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';

/** Characters that a tab of a browser and a result of a search show of a title, with room to spare. */
const MAX_LENGTH = 100;

/** Quotes that a word processor puts around a value: YAML takes them for a part of it. */
const TYPOGRAPHIC = /^[“„«‘].*[”“»’]$/s;

function checkPage({ file, frontMatter, isPartial }: Page): Problem[] {
  const { value, valueAt } = frontMatter?.title ?? {};
  if (isPartial || !valueAt || typeof value !== 'string') {
    return [];
  }
  const problem = (message: string, fix: string): Problem[] => [
    problemAt(file, valueAt, 'content/title', message, fix),
  ];
  if (TYPOGRAPHIC.test(value)) {
    const message = 'the quotes around the title are typographic, and would be shown';
    return problem(message, 'write straight quotes, or none');
  }
  if (/\n(?=.)/.test(value)) {
    return problem('the title has more than one line', 'write it in one line');
  }
  const { length } = [...value];
  return length > MAX_LENGTH
    ? problem(`the title has ${count(length, 'character')}`, `shorten it to ${MAX_LENGTH} or fewer`)
    : [];
}

/** Titles: one line that fits where it is shown, as it was meant. */
export function titles({ pages }: SiteContent): Problem[] {
  return pages.flatMap(checkPage);
}
