import { writtenFile } from '../../hosting/writtenFiles';
import { translationLanguages } from '../../translations/languages';
import { standalonePages } from '../routes';
import { fileStart, problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';

const CODE = 'content/route-clash';

/** Pages of `src/pages` and files at the address of something else: only one would be shown. */
export function routeClashes(site: SiteContent): Problem[] {
  return [...standaloneClashes(site), ...staticClashes(site)];
}

/** Where a file of `static/` is in the site. */
interface PublishedFile {
  /** Path below the folder of its language. */
  readonly path: string;
  /** Whether that is the folder of the site. */
  readonly isRoot: boolean;
}

function publishedFile(file: string): PublishedFile {
  const [first = '', ...rest] = file.split('/').slice(1);
  const isRoot = !translationLanguages.includes(first) || rest.length === 0;
  return { path: (isRoot ? [first, ...rest] : rest).join('/'), isRoot };
}

/** Files of `static/` at the address of a page, or of what a build writes: one is put over the other. */
function staticClashes({ files, routes }: SiteContent): Problem[] {
  return files.list('static').flatMap((file) => {
    const { path, isRoot } = publishedFile(file);
    const page = /^(?:(.*)\/)?index\.html$/.exec(path);
    const pathname = `/${page?.[1] ?? ''}`;
    if (page && routes.has(pathname)) {
      const message = `the file has the address of ${routes.get(pathname)?.file ?? 'a page'}`;
      const fix = 'rename or remove one of the two';
      return [problemAt(file, fileStart, CODE, message, fix)];
    }
    const written = writtenFile(path, { isRoot, isPage: (address) => routes.has(address) });
    if (!written) return [];
    const { by, folder } = written;
    const message = folder
      ? `a build has files of its own in ${folder}, by ${by}`
      : `a build writes ${path} itself, by ${by}`;
    const fix = folder
      ? 'put the file into another folder'
      : 'give the file another name, or remove it';
    return [problemAt(file, fileStart, CODE, message, fix)];
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
    return [problemAt(file, fileStart, CODE, message, fix)];
  });
}
