import type { Files } from './files';
import type { Page, SiteContent } from './site';

const PAGES_FOLDER = 'src/pages';

/** Files of `src/pages` that Docusaurus makes no route for. */
const IGNORED = /(?:^|\/)_|\.test\.|\.d\.ts$|\.module\./;

function standalonePathnames(files: Files): string[] {
  return files
    .list(PAGES_FOLDER)
    .map((file) => file.slice(PAGES_FOLDER.length + 1))
    .filter((file) => /\.(?:[jt]sx?|mdx?)$/.test(file) && !IGNORED.test(file))
    .map((file) => `/${file.replace(/(?:(?:^|\/)index)?\.[^.]+$/, '')}`);
}

/** All paths that a link may lead to: docs pages and the pages of `src/pages`. */
export function routesOf(files: Files, pages: readonly Page[]): SiteContent['routes'] {
  return new Map([
    ...standalonePathnames(files).map((pathname): [string, undefined] => [pathname, undefined]),
    ...pages
      .filter(({ isPartial }) => !isPartial)
      .map((page): [string, Page] => [page.pathname, page]),
  ]);
}
