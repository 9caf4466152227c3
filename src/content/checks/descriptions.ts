import { count } from '../count';
import { fileStart, problemAt, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';
import { isMisspelled } from './frontMatter';
import { isCutOff } from './plainText';

/** Shorter ones say nothing; search engines and link previews cut off longer ones. */
export const descriptionLength = { min: 50, max: 160 } as const;

/** What two texts have in common if only case and the closing full stop differ. */
function comparable(text: unknown): string {
  return String(text).trim().replace(/\.$/, '').toLowerCase();
}

function checkPage({ file, frontMatter, isPartial }: Page): Problem[] {
  if (!frontMatter || isPartial) {
    return [];
  }
  const { description, title } = frontMatter;
  if (isMisspelled('description', frontMatter)) {
    return [];
  }
  if (!description) {
    const message = 'the page has no description';
    const fix = 'add description: and a sentence that says what the reader finds';
    return [problemAt(file, fileStart, 'content/missing-description', message, fix)];
  }
  const { value, valueAt } = description;
  if (typeof value !== 'string' || isCutOff(description)) {
    return [];
  }
  const problem = (code: string, message: string, fix: string): Problem =>
    problemAt(file, valueAt, code, message, fix);
  // Characters, not UTF-16 units: a reader counts an emoji as one.
  const { length } = [...value];
  const { min, max } = descriptionLength;
  const problems: Problem[] = [];
  if (title && comparable(title.value) === comparable(value)) {
    const fix = 'say in a sentence what the reader finds on the page';
    problems.push(
      problem('content/description-equals-title', 'the description repeats the title', fix),
    );
  }
  if (length < min) {
    const message = `the description has ${count(length, 'character')}`;
    problems.push(problem('content/short-description', message, `write at least ${min}`));
  }
  if (length > max) {
    const message = `the description has ${count(length, 'character')}`;
    problems.push(problem('content/long-description', message, `shorten it to ${max} or fewer`));
  }
  if (!value.trimEnd().endsWith('.')) {
    const message = 'the description does not end in a full stop';
    problems.push(problem('content/description-full-stop', message, 'write a whole sentence'));
  }
  return problems;
}

/** The sentence that search results and link previews show. */
export function descriptions({ pages }: SiteContent): Problem[] {
  return pages.flatMap(checkPage);
}
