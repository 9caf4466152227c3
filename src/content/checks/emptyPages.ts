import { fileStart, problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';

/** Pages without a word: a page is published whole. */
export function emptyPages({ pages }: SiteContent): Problem[] {
  return pages
    .filter(({ body }) => body?.isEmpty)
    .map(({ file }) =>
      problemAt(
        file,
        fileStart,
        'content/empty-page',
        'the page has no text',
        'write it, or remove the file and its entry',
      ),
    );
}
