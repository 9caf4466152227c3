import { importedFile } from '../importedFile';
import { problemAt, type Problem } from '../problem';
import type { Page, SiteContent } from '../site';

/** Pages and partials that include themselves, directly or by others: their text never ends. */
export function partialCircles({ pages }: SiteContent): Problem[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const pageOf = (specifier: string, importer: string): Page | undefined =>
    byFile.get(importedFile(specifier, importer) ?? '');
  const included = ({ file, body }: Page): Page[] =>
    (body?.imports ?? []).flatMap(({ specifier }) => pageOf(specifier, file) ?? []);
  const includes = (page: Page, wanted: Page, seen: Set<Page>): boolean => {
    if (page === wanted) return true;
    if (seen.has(page)) return false;
    seen.add(page);
    return included(page).some((other) => includes(other, wanted, seen));
  };
  return pages.flatMap((page) =>
    (page.body?.imports ?? []).flatMap((use) => {
      const other = pageOf(use.specifier, page.file);
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
