import type { Root } from 'mdast';
import type { LocalProblem, Position } from '../problem';
import { positionAt } from './decode';
import { mdxProblem } from './mdxErrors';
import type { ParseMdx } from './mdxParser';

/** A page with more faults of this kind is told the others in the next run. */
const MAX_FAULTS = 12;

/** A text whose faulty parts were made blank, so that the rest can be read. */
export interface Repaired {
  /** Why the text as it was written is no MDX. */
  readonly problems: readonly LocalProblem[];
  /** Undefined if there is no telling what the text means without its faults. */
  readonly tree?: Root;
  /** The text that the tree was read from: each line where it was. */
  readonly text: string;
}

/** The part of an error of the parser that is read here. */
interface ParserError {
  readonly reason?: string;
  readonly source?: string;
  readonly ruleId?: string;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Offset of a position in a text. */
export function offsetOf(text: string, { line, column }: Position): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}

/** An empty line, and marks of fences and admonitions, which have to stay in pairs. */
const BOUND = /^[\s>]*(?:$|[`~:]{3})/;

/** The lines around an offset that belong together; none if its own line has to stay. */
function blockAt(text: string, offset: number): Range | undefined {
  const lines = text.split('\n');
  const { line } = positionAt(text, offset);
  const isBound = (one: string | undefined): boolean => one === undefined || BOUND.test(one);
  if (isBound(lines[line - 1])) return undefined;
  let first = line;
  let last = line;
  while (!isBound(lines[first - 2])) first -= 1;
  while (!isBound(lines[last])) last += 1;
  const from = offsetOf(text, { line: first, column: 1 });
  return { from, to: offsetOf(text, { line: last + 1, column: 1 }) - 1 };
}

/** Where a tag starts of which the parser may name the slash. */
function tagStart(text: string, at: Position): number {
  const offset = offsetOf(text, at);
  return text.startsWith('</', offset - 1) ? offset - 1 : offset;
}

/** The tag that starts at an offset. */
function tagAt(text: string, offset: number): Range {
  const end = text.indexOf('>', offset);
  return { from: offset, to: end < 0 ? text.length : end + 1 };
}

function isBalanced(code: string): boolean {
  return ['()', '[]', '{}'].every(([open = '', close = '']) => {
    return code.split(open).length === code.split(close).length;
  });
}

/** Blanks instead of what is in a range; the ends of lines stay. */
function blank(text: string, { from, to }: Range): string {
  return text.slice(0, from) + text.slice(from, to).replaceAll(/[^\n]/g, ' ') + text.slice(to);
}

/** The name of a tag, `/` included for one that closes. */
function tagName(text: string, offset: number): string {
  return /^<(\/?[\w.]*)/.exec(text.slice(offset))?.[1] ?? '';
}

/** True for a tag whose other one is missing, or is in the wrong place. */
function isAboutPair(ruleId: string | undefined): boolean {
  return ruleId === 'end-tag-mismatch' || ruleId === 'unexpected-closing-slash';
}

/**
 * What has to go for the rest to be read. Nothing for statements over several blocks, of which the rest
 * would be taken for text.
 */
function faultyPart(
  text: string,
  at: Position,
  { source, ruleId }: ParserError,
): Range | undefined {
  const offset = tagStart(text, at);
  if (isAboutPair(ruleId) && text[offset] === '<') return tagAt(text, offset);
  const block = blockAt(text, offset);
  const isStatement = source === 'micromark-extension-mdxjs-esm';
  const isWhole = block && (!isStatement || isBalanced(text.slice(block.from, block.to)));
  return isWhole ? block : undefined;
}

/** Names of the tags in a text whose other ones stand outside of it, `/` included for those that close. */
export function unpairedTags(text: string): string[] {
  const open: string[] = [];
  const closing: string[] = [];
  for (const [, slash, name = '', end] of text.matchAll(/<(\/?)([A-Za-z][\w.]*)[^<>]*?(\/?)>/g)) {
    const index = open.lastIndexOf(name);
    if (slash && index >= 0) open.splice(index, 1);
    else if (slash) closing.push(`/${name}`);
    else if (!end) open.push(name);
  }
  return [...open, ...closing];
}

/** A tag that was taken out leaves the other of its pair alone, which is no fault of the author's. */
class TakenTags {
  private readonly names: string[] = [];

  /** True for what is left of a pair. */
  isLeft(tag: string): boolean {
    const other = tag.startsWith('/') ? tag.slice(1) : `/${tag}`;
    const index = this.names.indexOf(other);
    if (index >= 0) this.names.splice(index, 1);
    return index >= 0;
  }

  /** What was taken out with all that stood around it. */
  takeBlock(block: string): void {
    this.names.push(...unpairedTags(block));
  }

  take(tag: string, { reason = '' }: ParserError): void {
    this.names.push(tag);
    // The tag that should have been closed here may have been written as another one.
    const expected = tag.startsWith('/') && /for `<([\w.]+)>`/.exec(reason)?.[1];
    if (expected) this.names.push(`/${expected}`);
  }
}

/**
 * Reads a text that is no MDX, without what is wrong with it.
 *
 * @param first - What the parser has thrown.
 * @throws what the parser did not mean to throw.
 */
export function repairText(text: string, first: unknown, parseMdx: ParseMdx): Repaired {
  const problems: LocalProblem[] = [];
  const taken = new TakenTags();
  let error = first;
  let left = text;
  for (let count = 0; count < MAX_FAULTS; count += 1) {
    const problem = mdxProblem(error, left, parseMdx);
    const offset = tagStart(left, problem);
    const part = isReadable(error) ? faultyPart(left, problem, error as ParserError) : undefined;
    const isTag = isAboutPair((error as ParserError).ruleId) && left[offset] === '<';
    const tag = tagName(left, offset);
    if (!isTag || !taken.isLeft(tag)) {
      problems.push(problem);
      if (isTag) taken.take(tag, error as ParserError);
    }
    const next = part && blank(left, part);
    if (next === undefined || next === left) return { problems, text: left };
    if (!isTag) taken.takeBlock(left.slice(part?.from, part?.to));
    left = next;
    try {
      return { problems, tree: parseMdx(left), text: left };
    } catch (other) {
      error = other;
    }
  }
  return { problems, text: left };
}

/** Elements or quotes without end are too deep wherever they are cut. */
function isReadable(error: unknown): boolean {
  return !(error instanceof RangeError);
}

/** Words of the statements that were taken out: names that the rest may use. */
export function lostNames(text: string, repaired: string): string[] {
  const lines = repaired.split('\n');
  const lost = text.split('\n').filter((line, index) => line !== lines[index]);
  return lost.some((line) => /^(?:import|export)\b/.test(line))
    ? (lost.join('\n').match(/[\w$]+/g) ?? [])
    : [];
}
