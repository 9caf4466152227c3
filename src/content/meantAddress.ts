import path from 'node:path';
import { basePath } from '../site';
import type { Files } from './files';
import { nearestPathname } from './nearestPathname';

const STATIC = 'static/';

/** Ways to write the address of a file in `static/` that lead elsewhere: the path of the file, or the base path. */
const WRONG_STARTS = [/^.*?\bstatic\//, new RegExp(`^/?${basePath.slice(1)}`), /^\/?/];

/** A file that an address would mean if it were written as those of `static/` are. */
function misplaced(pathname: string, files: Files): string | undefined {
  return WRONG_STARTS.map((start) => STATIC + pathname.replace(start, '')).find((file) =>
    files.isFile(file),
  );
}

/** The address by which a page names a file. */
function addressOf(file: string, page: string): string {
  const address = file.startsWith(STATIC)
    ? file.slice(STATIC.length - 1)
    : `./${path.posix.relative(path.posix.dirname(page), file)}`;
  return encodeURI(address);
}

/**
 * The address of the file that was probably meant by one that is not there.
 *
 * @param target - The file that the address means, from the root.
 * @param pathname - The address as it is written, without escapes.
 * @param page - The file that has the address.
 */
export function meantAddress(
  { target, pathname, page }: Readonly<Record<'target' | 'pathname' | 'page', string>>,
  files: Files,
): string | undefined {
  const folder = target.startsWith(STATIC) ? 'static' : path.posix.dirname(page);
  const beside = files.list(folder).filter((file) => !/\.mdx?$/.test(file));
  const meant =
    misplaced(pathname, files) ??
    beside.find((file) => file.toLowerCase() === target.toLowerCase()) ??
    nearestPathname(target, beside);
  return meant && addressOf(meant, page);
}
