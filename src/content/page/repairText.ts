import type { Root } from 'mdast';
import type { LocalProblem, Position } from '../problem';
import {
  faultyParts,
  isAboutPair,
  tagName,
  tagStart,
  type Fault,
  type ParserError,
  type Part,
} from './faultyParts';
import { mdxProblem } from './mdxErrors';
import type { ParseMdx } from './mdxParser';
import { offsetOf } from './ranges';

/** Faults that are told of any page. */
const MIN_FAULTS = 12;

/** Characters that are read once more for each fault, at most: a long page is told the others in the next run. */
const MAX_CHARACTERS = 1_000_000;

function maxFaults({ length }: string): number {
  return Math.max(MIN_FAULTS, Math.floor(MAX_CHARACTERS / length));
}

/** A text whose faulty parts were made blank, so that the rest can be read. */
export interface Repaired {
  /** Why the text as it was written is no MDX. */
  readonly problems: readonly LocalProblem[];
  /** Undefined if there is no telling what the text means without its faults. */
  readonly tree?: Root;
  /** The text that the tree was read from: each line where it was. */
  readonly text: string;
}

/** Brackets that an address or another text has to stand in. */
const BRACKETS = /^[[(]|[\])]$/;

/**
 * A text with blanks instead of a part. The ends of lines stay, and the lines between cells, so that lines
 * and tables have what they had; and so does something between brackets, which may not be empty.
 */
function without(text: string, part: Part): string {
  const { from, to, isBlock } = part;
  const source = text.slice(from, to);
  const blank = source.replaceAll(isBlock ? /[^\n]/g : /[^\n|]/g, ' ');
  const isInBrackets = !isBlock && BRACKETS.test(`${text[from - 1] ?? ''}${text[to] ?? ''}`);
  // The space in the middle keeps it from being an address.
  const filled = isInBrackets && source.length > 2 ? `x${blank.slice(1, -1)}x` : blank;
  return text.slice(0, from) + filled + text.slice(to);
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

  /** What was taken out with all that stood in it. */
  takePart(text: string, { from, to, tag, isComment }: Part): void {
    if (tag) this.names.push(tag);
    else if (!isComment) this.names.push(...unpairedTags(text.slice(from, to)));
  }

  take(tag: string, { reason = '' }: ParserError): void {
    this.names.push(tag);
    // The tag that should have been closed here may have been written as another one.
    const expected = tag.startsWith('/') && /for `<([\w.]+)>`/.exec(reason)?.[1];
    if (expected) this.names.push(`/${expected}`);
  }
}

/** A text without what was wrong with it, and what is wrong with the rest. */
interface Step {
  readonly part: Part;
  readonly text: string;
  readonly tree?: Root;
  readonly fault?: Fault;
}

/** What the parser makes of a text without a part. */
function withoutPart(text: string, part: Part, parseMdx: ParseMdx): Step {
  const left = without(text, part);
  try {
    return { part, text: left, tree: parseMdx(left) };
  } catch (error) {
    return { part, text: left, fault: faultOf(error, left, parseMdx) };
  }
}

function faultOf(error: unknown, text: string, parseMdx: ParseMdx): Fault {
  return { error: error as ParserError, problem: mdxProblem(error, text, parseMdx) };
}

/** True if the parser stops where it has stopped before, so that the part was not what is wrong. */
function isStuck({ part, text, fault }: Step, before: Fault): boolean {
  if (!fault) return false;
  const offset = offsetOf(text, fault.problem);
  const isSame = offset === offsetOf(text, before.problem);
  return isSame || (offset >= part.from && offset < part.to);
}

/** Takes the smallest part out without which the parser comes further. */
function nextStep(text: string, fault: Fault, parseMdx: ParseMdx): Step | undefined {
  // Elements or quotes without end are too deep wherever they are cut.
  if (fault.error instanceof RangeError) return undefined;
  let last: Step | undefined;
  for (const part of faultyParts(text, fault)) {
    last = withoutPart(text, part, parseMdx);
    if (last.text !== text && !isStuck(last, fault)) return last;
  }
  return last?.text === text ? undefined : last;
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
  let fault = faultOf(first, text, parseMdx);
  let left = text;
  for (let count = maxFaults(text); count > 0; count -= 1) {
    const isTag = isAboutPair(left, fault);
    const tag = tagName(left, tagStart(left, fault));
    if (!isTag || !taken.isLeft(tag)) {
      problems.push(fault.problem);
      if (isTag) taken.take(tag, fault.error);
    }
    const step = nextStep(left, fault, parseMdx);
    if (!step) return { problems, text: left };
    if (!isTag) taken.takePart(left, step.part);
    left = step.text;
    if (!step.fault) return { problems, tree: step.tree, text: left };
    fault = step.fault;
  }
  return { problems, text: left };
}

/** Words of the statements that were taken out: names that the rest may use. */
export function lostNames(text: string, repaired: string): string[] {
  const lines = repaired.split('\n');
  const lost = text.split('\n').filter((line, index) => line !== lines[index]);
  return lost.some((line) => /^(?:import|export)\b/.test(line))
    ? (lost.join('\n').match(/[\w$]+/g) ?? [])
    : [];
}
