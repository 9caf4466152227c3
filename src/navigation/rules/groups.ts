import { nearest } from './nearest';
import type { NavigationProblem } from './problem';
import type { EntryVisit } from './walk';

const parentOf = (pathname: string): string => pathname.slice(0, pathname.lastIndexOf('/'));
const nameOf = (pathname: string): string => pathname.slice(pathname.lastIndexOf('/') + 1);

/** Pathnames of the children of an entry, as far as they have some. */
function pathnamesIn(children: unknown): string[] {
  return (Array.isArray(children) ? children : []).flatMap((child: unknown) => {
    const { pathname } = Object(child) as { readonly pathname?: unknown };
    return typeof pathname === 'string' ? [pathname] : [];
  });
}

/** Folders of paths, as deep as a path is; a path that is not deeper has none. */
function foldersAsDeepAs(pathname: string, pathnames: readonly string[]): string[] {
  const depth = pathname.split('/').length;
  const parts = pathnames.map((path) => path.split('/')).filter(({ length }) => length > depth);
  return parts.map((segments) => segments.slice(0, depth).join('/'));
}

/**
 * Groups whose pages are all in one folder of another, similar name. A group may hold pages of other
 * folders, but nothing else would tell a slip in its path, which no page has. Of one page alone it may be
 * the path of the page that has the slip.
 */
export function checkGroup({ entry, at }: EntryVisit): NavigationProblem[] {
  const { pathname, children } = entry;
  if (typeof pathname !== 'string') {
    return [];
  }
  const [folder, ...others] = foldersAsDeepAs(pathname, pathnamesIn(children));
  const isOne = others.length > 0 && others.every((other) => other === folder);
  if (folder === undefined || !isOne || folder === pathname) {
    return [];
  }
  const isLike = nearest(nameOf(pathname), [nameOf(folder)]) !== undefined;
  return isLike && parentOf(folder) === parentOf(pathname)
    ? [
        {
          code: 'nav/misspelled-group',
          message: `no page of the group "${pathname}" is below its path`,
          fix: `did you mean "${folder}"?`,
          at: { ...at, field: 'pathname' },
        },
      ]
    : [];
}
