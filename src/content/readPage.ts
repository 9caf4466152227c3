import type { KnownSample } from '../code-variants/strippedSamples';
import { debugVariable, isDebugging } from '../command-line/debugging';
import { takeStripped } from './page/codeBlockProblems';
import type { ParseMdx } from './page/mdxParser';
import { getMdxParser } from './page/mdxParser';
import { parsePage } from './page/parsePage';
import type { ParsedPage } from './page/types';
import { fileStart } from './problem';
import { textOf } from './translations/decodeText';
import { readContent } from './translations/readContent';
import type { SectionContent } from './translations/types';

/** A file that is to be read. */
export interface PageSource {
  readonly bytes: Uint8Array;
  /** True for what has or is a translation, which is compared section by section. */
  readonly withSections: boolean;
}

/** What a file was read as. */
export interface PageReading {
  readonly page: ParsedPage;
  readonly sections?: readonly SectionContent[];
  /** What was made of its samples, except of those of pages that were read before. */
  readonly samples: readonly KnownSample[];
}

/** Several readers of one page ask for its tree one after the other: it is parsed for the first. */
function parseOnce(parseMdx: ParseMdx): ParseMdx {
  let last: { readonly text: string; readonly tree: ReturnType<ParseMdx> } | undefined;
  return (text) => {
    if (last?.text !== text) {
      last = { text, tree: parseMdx(text) };
    }
    return last.tree;
  };
}

/** A page that a reader has given up: the others are read none the less. */
function givenUp(error: unknown): ParsedPage {
  const isDeep = error instanceof RangeError;
  const said = error instanceof Error ? error.message : String(error);
  const message = isDeep
    ? 'something on the page is nested too deeply'
    : `the page can't be read: ${said}`;
  const fix = isDeep
    ? 'look for a long row of brackets or marks, and close them'
    : `take out what was changed last; ${debugVariable}=1 shows the stack trace`;
  return { problems: [{ ...fileStart, code: 'content/unread-page', message, fix }] };
}

/** Reads one file. */
function readOne({ bytes, withSections }: PageSource, parseMdx: ParseMdx): PageReading {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return {
      page: parsePage(content, parseMdx),
      ...(withSections && { sections: readContent(textOf(content), parseMdx) }),
      samples: takeStripped(),
    };
  } catch (error) {
    if (isDebugging()) throw error;
    return { page: givenUp(error), samples: takeStripped() };
  }
}

/** Reads one file after the other, in this thread. */
export async function readHere(sources: readonly PageSource[]): Promise<PageReading[]> {
  const parseMdx = parseOnce(await getMdxParser());
  return sources.map((source) => readOne(source, parseMdx));
}
