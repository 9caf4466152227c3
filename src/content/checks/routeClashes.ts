import { translationLanguages } from '../../translations/languages';
import { standalonePages } from '../routes';
import { fileStart, problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';

/** Pages of `src/pages` and files at the address of another page: only one would be shown. */
export function routeClashes(site: SiteContent): Problem[] {
  return [...standaloneClashes(site), ...staticClashes(site)];
}

/** Files of `static/` at the address of a page: they are copied over it. */
function staticClashes({ files, routes }: SiteContent): Problem[] {
  return files
    .list('static')
    .filter((file) => file.endsWith('/index.html'))
    .flatMap((file) => {
      const pathname = file.slice('static'.length, -'/index.html'.length);
      const language = translationLanguages.find((code) => pathname.startsWith(`/${code}/`));
      const key = language ? pathname.slice(language.length + 1) : pathname;
      if (!routes.has(key)) {
        return [];
      }
      const message = `the file has the address of ${routes.get(key)?.file ?? 'a page'}`;
      const fix = 'rename or remove one of the two';
      return [problemAt(file, fileStart, 'content/route-clash', message, fix)];
    });
}

function standaloneClashes({ files, pages }: SiteContent): Problem[] {
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
