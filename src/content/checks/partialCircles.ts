import path from 'node:path';
import { problemAt, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';

const SITE_ALIAS = '@site/';

/** The file that an import of Markdown means, by its path from the project root. */
export function importedFile(specifier: string, importer: string): string {
  return specifier.startsWith(SITE_ALIAS)
    ? specifier.slice(SITE_ALIAS.length)
    : path.posix.join(path.posix.dirname(importer), specifier);
}

/** Pages and partials that include themselves, directly or by others: their text never ends. */
export function partialCircles({ pages }: SiteContent): Problem[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const included = ({ file, body }: Page): Page[] =>
    (body?.imports ?? []).flatMap(
      ({ specifier }) => byFile.get(importedFile(specifier, file)) ?? [],
    );
  const includes = (page: Page, wanted: Page, seen: Set<Page>): boolean => {
    if (page === wanted) return true;
    if (seen.has(page)) return false;
    seen.add(page);
    return included(page).some((other) => includes(other, wanted, seen));
  };
  return pages.flatMap((page) =>
    (page.body?.imports ?? []).flatMap((use) => {
      const other = byFile.get(importedFile(use.specifier, page.file));
      if (!other || !includes(other, page, new Set())) {
        return [];
      }
      const message =
        other === page
          ? 'the file includes itself, without end'
          : `${other.file} includes this file, which includes it, without end`;
      return [problemAt(page.file, use, 'content/partial-circle', message, 'remove the import')];
    }),
  );
}
