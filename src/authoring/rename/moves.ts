import path from 'node:path';
import { splitTarget } from '../../content/links/fault';
import { versionAddress } from '../../versions/versionAddress';
import type { DocsVersion } from '../../versions/docsVersions';

/** What a rename moves. */
export interface Moves {
  /** Path of the page before, as navigation entries write it. */
  readonly from: string;
  /** Path of the page after. */
  readonly to: string;
  /** English files with the place that each goes to; translations follow them. */
  readonly files: ReadonlyMap<string, string>;
}

/** The place that a link is written at. */
export interface LinkPlace {
  /** File, or the English one of a translation: links of both mean the same. */
  readonly file: string;
  /** The release of an archived page. */
  readonly archive?: DocsVersion;
}

function movedAddress(pathname: string, { from, to }: Moves, archive?: DocsVersion): string {
  // On an archived page, an address of its own product means the archived page.
  const isOther = archive && versionAddress(pathname, archive) !== pathname;
  return !isOther && `${pathname}/`.startsWith(`${from}/`)
    ? to + pathname.slice(from.length)
    : pathname;
}

function movedFile(pathname: string, file: string, { files }: Moves): string {
  const target = path.posix.join(path.posix.dirname(file), pathname);
  const place = files.get(file) ?? file;
  const movedTarget = files.get(target) ?? target;
  if (place === file && movedTarget === target) {
    return pathname;
  }
  const relative = path.posix.relative(path.posix.dirname(place), movedTarget);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** What an address has to be after the move, to lead where it leads now. */
export function movedUrl(url: string, { file, archive }: LinkPlace, moves: Moves): string {
  const { pathname, suffix } = splitTarget(url);
  if (pathname === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/|@|#)/i.test(url)) {
    return url;
  }
  const moved = pathname.startsWith('/')
    ? movedAddress(pathname, moves, archive)
    : movedFile(pathname, file, moves);
  return moved + suffix;
}

/** True for a module that an import names by its place: a package has none. */
export function isRelative(specifier: string): boolean {
  return specifier.startsWith('.');
}
