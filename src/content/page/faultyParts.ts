import type { LocalProblem } from '../problem';
import { constructAt } from './constructAt';
import { openCommentMessage } from './mdxErrors';
import { openComment } from './openComments';
import { blockAt, itemAt, lineAt, offsetOf, type Range } from './ranges';

/** The part of an error of the parser that is read here. */
export interface ParserError {
  readonly reason?: string;
  readonly source?: string;
  readonly ruleId?: string;
}

/** Why a text can't be read. */
export interface Fault {
  readonly error: ParserError;
  readonly problem: LocalProblem;
}

/** What may be taken out of a text. */
export interface Part extends Range {
  /** The tag whose other one is left alone without it, `/` included for one that closes. */
  readonly tag?: string;
  /** True for what was not meant to be read, so that nothing of it is missed elsewhere. */
  readonly isComment?: boolean;
  /** True for all lines that belong together, as nothing smaller is known. */
  readonly isBlock?: boolean;
}

/** The name of a tag, `/` included for one that closes. */
export function tagName(text: string, offset: number): string {
  return /^<(\/?[\w.]*)/.exec(text.slice(offset, offset + 100))?.[1] ?? '';
}

/** Where a tag starts of which the parser may name the slash. */
export function tagStart(text: string, { problem }: Fault): number {
  const offset = offsetOf(text, problem);
  return text.startsWith('</', offset - 1) ? offset - 1 : offset;
}

/** The tag that starts at an offset. */
function tagAt(text: string, offset: number): Range {
  const end = text.indexOf('>', offset);
  return { from: offset, to: end < 0 ? text.length : end + 1 };
}

/** True for a tag whose other one is missing, or is in the wrong place. */
export function isAboutPair(text: string, fault: Fault): boolean {
  const { ruleId } = fault.error;
  const isPair = ruleId === 'end-tag-mismatch' || ruleId === 'unexpected-closing-slash';
  return isPair && text[tagStart(text, fault)] === '<';
}

function isBalanced(code: string): boolean {
  return ['()', '[]', '{}'].every(([open = '', close = '']) => {
    return code.split(open).length === code.split(close).length;
  });
}

/** A comment of HTML up to its end; nothing if another one begins before, so that it has none of its own. */
function htmlComment(text: string, offset: number): Part[] {
  const end = text.indexOf('-->', offset);
  const next = text.indexOf('<!--', offset + 1);
  const isWhole = end >= 0 && (next < 0 || next > end);
  return isWhole ? [{ from: offset, to: end + '-->'.length, isComment: true }] : [];
}

/** What JavaScript and attributes have, and sentences seldom do. */
const CODE = /=>|&&|[;?=("`]/;

/** What begins or ends something else. */
const NEXT = /[{|]/;

/** The mark alone that opens what has no end, if a sentence follows: the rest of that can be read. */
function openMark(text: string, offset: number, mark: string, block: Range): Part[] {
  const [behind = ''] = text.slice(offset + mark.length, block.to).split(NEXT, 1);
  const isSentence = !CODE.test(behind);
  return isSentence ? [{ from: offset, to: offset + mark.length }] : [];
}

/** A tag up to something that it holds. */
const IN_TAG = /<[A-Za-z$_][^<>]*$/;

/** An expression, or the tag that it stands in. */
function partOfConstruct(text: string, offset: number, block: Range): Part[] {
  const found = constructAt(text, block, offset);
  if (!found) return [];
  const source = text.slice(found.from, found.to);
  const isAlone = source.endsWith('/>') || source.includes('</');
  return [found.kind === 'tag' && !isAlone ? { ...found, tag: tagName(text, found.from) } : found];
}

/** All that a script or a style sheet holds, which is JavaScript or CSS and nothing else. */
function contentOfElement(text: string, offset: number): Part[] {
  return ['script', 'style'].flatMap((name) => {
    const start = text.lastIndexOf(`<${name}`, offset);
    const from = start < 0 ? -1 : text.indexOf('>', start) + 1;
    const to = start < 0 ? -1 : text.indexOf(`</${name}>`, start);
    return from > start && from <= offset && offset < to ? [{ from, to }] : [];
  });
}

/** The smallest part that may be all that is wrong. */
function smallestPart(text: string, { error, problem }: Fault, block: Range): Part[] {
  const offset = offsetOf(text, problem);
  const isOpen = error.ruleId === 'unexpected-eof';
  const content = contentOfElement(text, offset);
  if (content.length > 0) return content;
  if (text.startsWith('<!--', offset)) return htmlComment(text, offset);
  const isInTag = IN_TAG.test(text.slice(block.from, offset));
  if (problem.message === openCommentMessage && !isInTag) {
    return [{ ...openComment(text, offset, block), isComment: true }];
  }
  if (text[offset] === '{' && isOpen) return isInTag ? [] : openMark(text, offset, '{', block);
  if (text[offset] === '<' && isOpen) {
    const tag = tagName(text, offset);
    return openMark(text, offset, `<${tag}`, block).map((part) => ({ ...part, tag }));
  }
  if (text[offset] === '<' && error.reason?.includes('before name')) {
    const [signs = ''] = /^<+/.exec(text.slice(offset, block.to)) ?? [];
    return [{ from: offset, to: offset + signs.length }];
  }
  return partOfConstruct(text, offset, block);
}

/**
 * What has to go for the rest to be read, the smallest part first. Nothing for statements over several
 * blocks, of which the rest would be taken for text.
 */
export function faultyParts(text: string, fault: Fault): Part[] {
  const offset = tagStart(text, fault);
  if (isAboutPair(text, fault)) return [tagAt(text, offset)];
  const block = blockAt(text, offset);
  if (fault.error.source === 'micromark-extension-mdxjs-esm') {
    const isWhole = block && isBalanced(text.slice(block.from, block.to));
    return isWhole ? [{ ...block, isBlock: true }] : [];
  }
  const item = block ? itemAt(text, block, offset) : lineAt(text, offset);
  const whole = block ? [item, block] : [];
  const small = smallestPart(text, fault, item);
  return [
    // JavaScript may have lines that look like items.
    ...(small.length === 0 && block ? smallestPart(text, fault, block) : small),
    ...whole.map((range) => ({ ...range, isBlock: true })),
  ];
}
