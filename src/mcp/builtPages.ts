import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { nearestPages } from '../navigation/nearestPages';
import { twinPath } from '../navigation/pageFiles';
import { canonicalPathname } from '../navigation/pathname';
import { basePath } from '../site';

/** A page as the build wrote it for programs. */
export interface BuiltPage {
  /** Path without base path and language. */
  readonly pathname: string;
  readonly markdown: string;
}

/** What a client asked for is not there. The message says what to ask for instead. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/** Pages of a built site in one language. */
export interface BuiltPages {
  /** Paths of all pages, in alphabetical order. */
  list(): Promise<readonly string[]>;
  /**
   * Reads a page.
   *
   * @param address of the page, in any of its spellings: whole or from its path on, with or without
   * base path, closing slash, hash, or `.md`.
   * @throws {@link NotFoundError} if there is none, naming the nearest ones.
   */
  read(address: string): Promise<BuiltPage>;
}

const extension = /\.md$/;

/** Path of the page that an address means. */
export function pathnameOf(address: string, locale?: string): string {
  const { pathname } = new URL(address, 'http://localhost');
  const routing = { basePath, locales: locale ? [locale] : [], defaultLocale: '' };
  const page = canonicalPathname(pathname, routing).replace(extension, '');
  return page === '/index' ? '/' : page;
}

async function markdownFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => extension.test(name));
}

/**
 * Opens the pages of a built site.
 *
 * @param directory folder that the build wrote.
 * @param locale language, if it is not the default one.
 * @throws if the folder holds no built site of that language.
 */
export function openBuiltPages(directory: string, locale?: string): BuiltPages {
  const folder = path.resolve(directory, locale ?? '');
  if (!existsSync(path.join(folder, 'llms.txt'))) {
    throw new Error(
      `${path.relative('', folder) || '.'}  there is no built site -> run npm run build, or name its folder with --site`,
    );
  }
  const list = async () =>
    [...(await markdownFiles(path.join(folder, 'core'))).map((name) => `/core/${name}`)]
      .concat((await markdownFiles(path.join(folder, 'studio'))).map((name) => `/studio/${name}`))
      .map((name) => name.split(path.sep).join('/').replace(extension, ''))
      .sort();
  return {
    list,
    async read(address) {
      const pathname = pathnameOf(address, locale);
      const pages = ['/', '/core', '/studio', ...(await list())];
      // Looked up and not opened: an address never reaches files that are no pages.
      if (!pages.includes(pathname)) {
        const nearest = nearestPages(pathname).map(({ page }) => page.pathname);
        const hint = nearest.length > 0 ? `read ${nearest.join(' or ')}` : 'look with search_docs';
        throw new NotFoundError(`${pathname}  there is no such page -> ${hint}`);
      }
      const markdown = await readFile(path.join(folder, twinPath(pathname)), 'utf8');
      return { pathname, markdown };
    },
  };
}
