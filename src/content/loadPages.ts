import path from 'node:path';
import { readableDocsVersions, type DocsVersion } from '../versions/docsVersions';
import type { Files } from './files';
import { originalOf } from './meantNames';
import type { ParsedPage } from './page/types';
import type { PageCache } from './pageCache';
import { inFile } from './problem';
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
    ...(parsed.rest && { rest: parsed.rest }),
    problems: parsed.problems.map((problem) => inFile(file, problem)),
  };
}

/** Markdown files of a release. Symbolic links are not followed, and copies that programs have left are none. */
export function pageFiles(files: Files, { folder }: DocsVersion): string[] {
  return files
    .list(folder)
    .filter((file) => isMarkdown(file) && files.linkTarget(file) === undefined)
    .filter((file) => originalOf(file, files) === undefined);
}

/** All Markdown files of all products and releases, which the reader has read. */
export function loadPages(files: Files, cache: PageCache): Page[] {
  return readableDocsVersions(files.root).flatMap((version) =>
    pageFiles(files, version).map((file) => {
      const page = cache.get(files.read(file));
      // Why there is none for a file that can't be read is told with all such files.
      return toPage(version, file, page && !files.unreadable.has(file) ? page : { problems: [] });
    }),
  );
}
