import path from 'node:path';
import { docsVersions, type DocsVersion } from '../versions/docsVersions';
import type { Files } from './files';
import type { ParsedPage } from './page/types';
import type { PageCache } from './pageCache';
import { parsePages } from './parsePages';
import type { Page } from './site';

const MARKDOWN = /\.mdx?$/;

/** True for a Markdown file. */
export function isMarkdown(file: string): boolean {
  return MARKDOWN.test(file);
}

function toPage(version: DocsVersion, file: string, parsed: ParsedPage): Page {
  const below = path.posix.relative(version.folder, file).replace(MARKDOWN, '');
  return {
    file,
    product: version.product,
    ...(version.isArchived && { archive: version }),
    pathname: `${version.root}/${below}`,
    isPartial: below.split('/').some((segment) => segment.startsWith('_')),
    frontMatter: parsed.frontMatter,
    body: parsed.body,
    problems: parsed.problems.map((problem) => ({ ...problem, file, severity: 'error' })),
  };
}

/** Reads all Markdown files of all products and releases. Symbolic links are not followed. */
export async function loadPages(files: Files, cache: PageCache): Promise<Page[]> {
  const sources = docsVersions(files.root).flatMap((version) =>
    files
      .list(version.folder)
      .filter((file) => isMarkdown(file) && files.linkTarget(file) === undefined)
      .map((file) => ({ version, file, bytes: files.read(file) })),
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
  return sources.flatMap(({ version, file, bytes }) => {
    const page = cache.get(bytes);
    return page ? [toPage(version, file, page)] : [];
  });
}
