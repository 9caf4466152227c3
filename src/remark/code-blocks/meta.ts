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

const TOKEN = /([a-zA-Z-]+)=(?:"([^"]*)"|(\S+))|\{([^}]*)\}|(\S+)/g;

/** More lines than any sample has: a longer range is a slip, and would take memory without end. */
const MAX_LINE = 10_000;

function parseLines(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const match = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(range);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? from);
    if (!match || from < 1 || to < from || to > MAX_LINE) {
      throw new FenceMetaError(`"{${ranges}}" is no list of lines -> write, for example, {1,4-6}`);
    }
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

function parseStyling(value: string): CodeStyling {
  const styling = codeStylings.find((known) => known === value);
  if (!styling) {
    throw new FenceMetaError(`unknown styling "${value}" -> use one of ${codeStylings.join(', ')}`);
  }
  return styling;
}

/** The value of a key, which stands in double quotes unless it is a single word. */
function valueOf(key: string, quoted: string | undefined, bare: string | undefined): string {
  if (bare && /^["'“”‘’]/.test(bare)) {
    const word = bare.replaceAll(/["'“”‘’]/g, '');
    throw new FenceMetaError(
      `the value of ${key} is not in straight double quotes -> write ${key}="${word || '…'}"`,
    );
  }
  return quoted ?? bare ?? '';
}

function isFlag(word: string): word is FenceFlag {
  return Object.hasOwn(fenceFlags, word);
}

function unknownWord(word: string, known: readonly string[]): FenceMetaError {
  if (/^[{\d][\d,{}-]*$/.test(word)) {
    return new FenceMetaError(`"${word}" is no list of lines -> write, for example, {1,4-6}`);
  }
  const nearest = known.find((name) => leven(name.toLowerCase(), word.toLowerCase()) <= 2);
  return new FenceMetaError(
    `unknown word "${word}" after the language of a fence -> ${
      nearest ? `write ${nearest}` : `use one of ${known.join(', ')}`
    }`,
  );
}

/**
 * Reads what stands behind the language in the first line of a fence.
 *
 * @throws {FenceMetaError} for an unknown word, an unknown styling, a malformed list of lines or value,
 * or a key that is there twice.
 */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const attributes: { title?: string; name?: string; styling?: CodeStyling; reason?: string } = {};
  const flags = new Set<FenceFlag>();
  const highlightedLines = new Set<number>();
  const seen = new Set<string>();
  for (const [, key = '', quoted, bare, lines, word] of (meta ?? '').matchAll(TOKEN)) {
    if (lines !== undefined) {
      parseLines(lines).forEach((line) => highlightedLines.add(line));
    } else if (word !== undefined) {
      if (!isFlag(word)) {
        throw unknownWord(word, [...Object.keys(fenceFlags), 'title', 'name', 'styling']);
      }
      flags.add(word);
    } else {
      const value = valueOf(key, quoted, bare);
      if (seen.has(key)) {
        throw new FenceMetaError(`${key} is there twice -> remove one of the two`);
      }
      seen.add(key);
      if (key === 'styling') {
        attributes.styling = parseStyling(value);
      } else if (key === 'title' || key === 'name') {
        attributes[key] = value;
      } else if (key === 'fragment') {
        attributes.reason = value;
        flags.add('fragment');
      } else {
        throw unknownWord(key, ['title', 'name', 'styling']);
      }
    }
  }
  return { ...attributes, flags, highlightedLines };
}
