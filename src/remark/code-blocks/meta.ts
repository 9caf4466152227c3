import leven from 'leven';
import type { CodeStyling } from '../../preferences/types';

/** Every group of stylings has all of them. */
export const codeStylings: readonly CodeStyling[] = ['system', 'css', 'tailwind'];

/** What stands behind the language in the first line of a fence. */
export interface FenceMeta {
  /** File name over the block. */
  readonly title?: string;
  /** Name in addresses such as `#Orders.tsx`; taken from the title if it is not given. */
  readonly name?: string;
  readonly styling?: CodeStyling;
  /** Lines to highlight, counted from 1 in the code as the author wrote it. */
  readonly highlightedLines: ReadonlySet<number>;
  readonly flags: ReadonlySet<FenceFlag>;
  /** Why a fragment can't be compiled: the value of `fragment="…"`. */
  readonly reason?: string;
}

/** Words without a value, and what they mean. */
export const fenceFlags = {
  'ts-only': 'no JavaScript is derived: the sample is about types',
  fragment:
    'a few lines that are no module: part of another sample of the page, or with fragment="why it can’t be compiled"',
  javascript: 'this fence is the JavaScript of the TypeScript fence before it',
  step: 'a state of the file that a later step of the tutorial changes',
  showLineNumbers: 'line numbers at the start of each line',
  wrap: 'long lines wrap from the start',
  expanded: 'a long block is not folded',
  npm2yarn: 'commands in npm’s form, shown for every package manager by another transform',
} as const;

export type FenceFlag = keyof typeof fenceFlags;

/** A word in the first line of a fence that means nothing, or a value out of range. */
export class FenceMetaError extends Error {
  override readonly name = 'FenceMetaError';
}

/** Takes a mistake in the first line of a fence, and may throw it. */
type Report = (error: FenceMetaError) => void;

function raise(error: FenceMetaError): never {
  throw error;
}

/** What is open at the end of the line is read to there, so that it is one mistake. */
const TOKEN = /([a-zA-Z-]+)(\s*=\s*)(?:"([^"]*)("|$)|(\S+))|\{([^}]*)(\}|$)|(\S+)/g;

/** Quotes that are none here: they would be shown as a part of the value. */
const OTHER_QUOTES = /^['‘’“”„«»]/;

/** A quote that nothing has begun. */
const ENDING_QUOTE = /["'’”»]$/;

/** More lines than any sample has: a longer range is a slip, and would take memory without end. */
const MAX_LINE = 10_000;

function parseLines(ranges: string, report: Report): number[] {
  const lines = ranges.split(',').map((range) => {
    const match = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(range);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? from);
    return !match || from < 1 || to < from || to > MAX_LINE
      ? undefined
      : Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  if (lines.includes(undefined)) {
    const message = `"{${ranges}}" is no list of lines -> write, for example, {1,4-6}`;
    report(new FenceMetaError(message));
  }
  return lines.flatMap((range) => range ?? []);
}

function parseStyling(value: string, report: Report): CodeStyling | undefined {
  const styling = codeStylings.find((known) => known === value);
  if (!styling) {
    const known = codeStylings.join(', ');
    report(new FenceMetaError(`unknown styling "${value}" -> use one of ${known}`));
  }
  return styling;
}

function isFlag(word: string): word is FenceFlag {
  return Object.hasOwn(fenceFlags, word);
}

function unknownWord(word: string, known: readonly string[]): FenceMetaError {
  if (/^\d[\d,-]*$/.test(word)) {
    return new FenceMetaError(`"${word}" is no list of lines without braces -> write {${word}}`);
  }
  const nearest = known.find((name) => leven(name.toLowerCase(), word.toLowerCase()) <= 2);
  return new FenceMetaError(
    `unknown word "${word}" after the language of a fence -> ${
      nearest ? `write ${nearest}` : `use one of ${known.join(', ')}`
    }`,
  );
}

const keys = ['title', 'name', 'styling'] as const;

type Attributes = { title?: string; name?: string; styling?: CodeStyling; reason?: string };

function readAttribute(key: string, value: string, read: Attributes, report: Report): void {
  const field = key === 'fragment' ? 'reason' : keys.find((known) => known === key);
  if (!field) {
    report(unknownWord(key, keys));
  } else if (read[field] !== undefined) {
    report(new FenceMetaError(`the fence has two values of ${key} -> remove one`));
  } else if (field === 'styling') {
    const styling = parseStyling(value, report);
    if (styling) read.styling = styling;
  } else {
    read[field] = value;
  }
}

/** A value that lacks one of its quotes, or has others than `"`. */
function checkQuotes(
  key: string,
  bare: string | undefined,
  end: string | undefined,
  report: Report,
): void {
  if (bare !== undefined && OTHER_QUOTES.test(bare)) {
    const message = `the value of ${key} has other quotes than " -> write ${key}="…"`;
    report(new FenceMetaError(message));
  } else if (bare !== undefined && ENDING_QUOTE.test(bare)) {
    const message = `the quote that begins the value of ${key} is missing -> write ${key}="…"`;
    report(new FenceMetaError(message));
  } else if (end === '') {
    const message = `the quote that ends the value of ${key} is missing -> write ${key}="…"`;
    report(new FenceMetaError(message));
  }
}

/**
 * Reads what stands behind the language in the first line of a fence.
 *
 * @param report is given each mistake; what could be read is returned if it does not throw.
 * @throws {FenceMetaError} without `report`, for the first unknown word, unknown styling, malformed
 * value, or malformed list of lines.
 */
export function parseFenceMeta(meta: string | null | undefined, report: Report = raise): FenceMeta {
  const attributes: Attributes = {};
  const flags = new Set<FenceFlag>();
  const highlightedLines = new Set<number>();
  for (const match of (meta ?? '').matchAll(TOKEN)) {
    const [, key, equals, quoted, quote, bare, lines, brace, word] = match;
    if (lines !== undefined) {
      if (brace === '') {
        report(new FenceMetaError(`the list of lines "{${lines}" has no end -> end it with }`));
      } else {
        parseLines(lines, report).forEach((line) => highlightedLines.add(line));
      }
    } else if (word !== undefined) {
      if (isFlag(word)) {
        flags.add(word);
      } else {
        report(unknownWord(word, [...Object.keys(fenceFlags), ...keys]));
      }
    } else if (key !== undefined) {
      if (equals !== '=') {
        report(new FenceMetaError(`there is a space beside the = of ${key} -> write ${key}="…"`));
      }
      checkQuotes(key, bare, quote, report);
      readAttribute(key, quoted ?? bare ?? '', attributes, report);
      if (key === 'fragment') flags.add('fragment');
    }
  }
  return { ...attributes, flags, highlightedLines };
}
