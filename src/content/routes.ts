import type { Files } from './files';
import type { Page, SiteContent } from './site';

/** Folder of pages that belong to no product. */
export const PAGES_FOLDER = 'src/pages';

/** Files of `src/pages` that Docusaurus makes no route for. */
const IGNORED = /(?:^|\/)_|\.test\.|\.d\.ts$|\.module\./;

/** A page of `src/pages`, which belongs to no product. */
export interface StandalonePage {
  readonly file: string;
  readonly pathname: string;
}

/** Pages of `src/pages` with the paths that their files give them. */
export function standalonePages(files: Files): StandalonePage[] {
  return files
    .list(PAGES_FOLDER)
    .map((file) => ({ file, below: file.slice(PAGES_FOLDER.length + 1) }))
    .filter(({ below }) => /\.(?:[jt]sx?|mdx?)$/.test(below) && !IGNORED.test(below))
    .map(({ file, below }) => ({
      file,
      pathname: `/${below.replace(/(?:(?:^|\/)index)?\.[^.]+$/, '')}`,
    }));
}

/** All paths that a link may lead to: docs pages and the pages of `src/pages`. */
export function routesOf(
  files: Files,
  pages: readonly Page[],
  standalone: readonly Page[],
): SiteContent['routes'] {
  return new Map([
    ...standalonePages(files).map(({ file, pathname }): [string, Page | undefined] => [
      pathname,
      standalone.find((page) => page.file === file),
    ]),
    ...pages
      .filter(({ isPartial }) => !isPartial)
      .map((page): [string, Page] => [page.pathname, page]),
  ]);
}
