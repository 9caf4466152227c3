import path from 'node:path';
import { productIds, type ProductId } from '../products';
import type { Files } from './files';
import type { ParseMdx } from './page/mdxParser';
import { parsePage } from './page/parsePage';
import type { ParsedPage } from './page/types';
import type { Page } from './site';
import { docsFolder } from './site';

/** Keeps what was read from a file, so that only changed files are read again. */
export interface PageCache {
  /** The result for these bytes, from the cache or else from `parse`. */
  readonly get: (bytes: Buffer, parse: () => ParsedPage) => ParsedPage;
}

const MARKDOWN = /\.mdx?$/;

/** True for a Markdown file. */
export function isMarkdown(file: string): boolean {
  return MARKDOWN.test(file);
}

function loadPage(product: ProductId, file: string, parsed: ParsedPage): Page {
  const below = path.posix.relative(docsFolder(product), file).replace(MARKDOWN, '');
  return {
    file,
    product,
    pathname: `/${product}/${below}`,
    isPartial: below.split('/').some((segment) => segment.startsWith('_')),
    frontMatter: parsed.frontMatter,
    body: parsed.body,
    problems: parsed.problems.map((problem) => ({ ...problem, file, severity: 'error' })),
  };
}

/** Reads all Markdown files of all products. Symbolic links are not followed. */
export function loadPages(files: Files, parseMdx: ParseMdx, cache?: PageCache): Page[] {
  return productIds.flatMap((product) =>
    files
      .list(docsFolder(product))
      .filter((file) => isMarkdown(file) && files.linkTarget(file) === undefined)
      .map((file) => {
        const bytes = files.read(file);
        const parse = (): ParsedPage => parsePage(bytes, parseMdx);
        return loadPage(product, file, cache ? cache.get(bytes, parse) : parse());
      }),
  );
}
