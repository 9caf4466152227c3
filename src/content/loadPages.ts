import path from 'node:path';
import { productIds, type ProductId } from '../products';
import type { Files } from './files';
import type { ParsedPage } from './page/types';
import type { PageCache } from './pageCache';
import { parsePages } from './parsePages';
import { docsFolder, type Page } from './site';

const MARKDOWN = /\.mdx?$/;

/** True for a Markdown file. */
export function isMarkdown(file: string): boolean {
  return MARKDOWN.test(file);
}

function toPage(product: ProductId, file: string, parsed: ParsedPage): Page {
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
export async function loadPages(files: Files, cache: PageCache): Promise<Page[]> {
  const sources = productIds.flatMap((product) =>
    files
      .list(docsFolder(product))
      .filter((file) => isMarkdown(file) && files.linkTarget(file) === undefined)
      .map((file) => ({ product, file, bytes: files.read(file) })),
  );
  const cached = sources.map(({ bytes }) => cache.get(bytes));
  const unknown = sources.filter((_source, index) => !cached[index]);
  const parsed = await parsePages(unknown.map(({ bytes }) => bytes));
  unknown.forEach(({ bytes }, index) => {
    const page = parsed[index];
    if (page) {
      cache.set(bytes, page);
    }
  });
  return sources.flatMap(({ product, file, bytes }) => {
    const page = cache.get(bytes);
    return page ? [toPage(product, file, page)] : [];
  });
}
