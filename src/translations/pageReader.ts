import fs from 'node:fs';
import path from 'node:path';
import { decode } from '../content/page/decode';
import { getMdxParser, type ParseMdx } from '../content/page/mdxParser';
import { problemAt, type LocalProblem, type Problem } from '../content/problem';
import { readSections, type PageSections } from './sections';
import { readStamps, type ReadStamps } from './sourceStamps';

/** A page or translation on the disk. */
export interface ReadPage extends PageSections, ReadStamps {
  /** Without byte-order mark; empty if the file is not UTF-8. */
  readonly text: string;
}

/** Reads pages by their paths from the project root; undefined if there is no such file. */
export type PageReader = (file: string) => ReadPage | undefined;

function readPage(bytes: Buffer, parseMdx: ParseMdx): ReadPage {
  const decoded = decode(bytes);
  if ('problem' in decoded) {
    return { text: '', sections: [], problems: [decoded.problem] };
  }
  const { text } = decoded;
  const page = readSections(text, parseMdx);
  const { stamps, problems } = readStamps(text);
  return { ...page, text, stamps, problems: [...page.problems, ...problems] };
}

/** Problems of a page, with the file that they are in. */
export function problemsIn(file: string, problems: readonly LocalProblem[]): Problem[] {
  return problems.map(({ code, message, fix, ...at }) => problemAt(file, at, code, message, fix));
}

/** A reader that parses a file again only when it has changed. */
export function createPageReader(root: string, parseMdx: ParseMdx): PageReader {
  const known = new Map<string, { readonly bytes: Buffer; readonly page: ReadPage }>();
  return (file) => {
    let bytes: Buffer;
    try {
      bytes = fs.readFileSync(path.join(root, file));
    } catch {
      known.delete(file);
      return undefined;
    }
    const before = known.get(file);
    if (before?.bytes.equals(bytes)) {
      return before.page;
    }
    const page = readPage(bytes, parseMdx);
    known.set(file, { bytes, page });
    return page;
  };
}

const readers = new Map<string, Promise<PageReader>>();

/** The reader of a project that all parts of the site share, so that each file is parsed once. */
export function sharedPageReader(root: string): Promise<PageReader> {
  const known = readers.get(root);
  const reader = known ?? getMdxParser().then((parseMdx) => createPageReader(root, parseMdx));
  readers.set(root, reader);
  return reader;
}
