import { standalonePages } from '../routes';
import { fileStart, problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';

/** Pages of `src/pages` at the address of a docs page or of another one: only one would be shown. */
export function routeClashes({ files, pages }: SiteContent): Problem[] {
  const first = new Map(
    pages.filter(({ isPartial }) => !isPartial).map(({ pathname, file }) => [pathname, file]),
  );
  return standalonePages(files).flatMap(({ pathname, file }) => {
    const other = first.get(pathname);
    first.set(pathname, other ?? file);
    if (other === undefined) {
      return [];
    }
    const message = `the page has the address of ${other}`;
    const fix = 'rename or remove one of the two';
    return [problemAt(file, fileStart, 'content/route-clash', message, fix)];
  });
}
