import path from 'node:path';
import { readableDocsVersions, type DocsVersion } from '../versions/docsVersions';
import type { Files } from './files';
import type { ParsedPage } from './page/types';
import type { PageCache } from './pageCache';
import { fileStart } from './problem';
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

interface Source {
  readonly version: DocsVersion;
  readonly file: string;
  /** Undefined for a file that this user may not read, or that is gone by now. */
  readonly bytes?: Buffer;
  readonly reason?: string;
}

function readSource(files: Files, version: DocsVersion, file: string): Source {
  try {
    return { version, file, bytes: files.read(file) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { version, file, reason: code ?? message };
  }
}

function unreadable({ version, file, reason }: Source): Page {
  const message = `the file can't be read (${reason})`;
  const fix = 'let every user of the project read it';
  const problem = { ...fileStart, code: 'content/unreadable-file', message, fix };
  return toPage(version, file, { problems: [problem] });
}

/** Markdown files of a release. Symbolic links are not followed. */
export function pageFiles(files: Files, { folder }: DocsVersion): string[] {
  return files
    .list(folder)
    .filter((file) => isMarkdown(file) && files.linkTarget(file) === undefined);
}

/** All Markdown files of all products and releases, which the reader has read. */
export function loadPages(files: Files, cache: PageCache): Page[] {
  return readableDocsVersions(files.root).flatMap((version) =>
    pageFiles(files, version).map((file) => {
      const source = readSource(files, version, file);
      const page = source.bytes && cache.get(source.bytes);
      return page ? toPage(version, file, page) : unreadable(source);
    }),
  );
}
