import type { Range } from './ranges';

/** An expression in braces, or a tag. */
export interface Construct extends Range {
  readonly kind: 'expression' | 'tag';
}

/** Where the braces end that begin at an offset; undefined if they do not end before `to`. */
function endOfBraces(text: string, from: number, to: number): number | undefined {
  let depth = 0;
  for (let at = from; at < to; at += 1) {
    const comment = text.startsWith('/*', at) ? text.indexOf('*/', at + 2) : -1;
    if (comment >= 0 && comment < to) at = comment + 1;
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return undefined;
}

/** Where a tag ends that begins at an offset; undefined if it does not end before `to`. */
function endOfTag(text: string, from: number, to: number): number | undefined {
  let at: number | undefined = from;
  while (at !== undefined && at < to) {
    const character: string = text[at] ?? '';
    if (character === '>') return at + 1;
    if (character === '{') {
      at = endOfBraces(text, at, to);
    } else if (/["']/.test(character) && text[at - 1] === '=') {
      at = text.indexOf(character, at + 1) + 1 || undefined;
    } else {
      at += 1;
    }
  }
  return undefined;
}

/** Where code ends whose backticks begin at an offset; behind the backticks if they begin none. */
function endOfCode(text: string, from: number, to: number): number {
  const marks = /^`+/.exec(text.slice(from, to))?.[0] ?? '';
  const runs = text.slice(from, to).matchAll(/`+/g);
  for (const { 0: run, index } of runs) {
    if (index > 0 && run === marks) return from + index + run.length;
  }
  return from + marks.length;
}

/** What is broken where it ends goes on to the last sign of its end on a line. */
function brokenEnd(text: string, sign: string, offset: number, to: number): number | undefined {
  const end = text.indexOf('\n', offset);
  const last = text.lastIndexOf(sign, Math.min(to, end < 0 ? to : end) - 1);
  return last < offset ? undefined : last + 1;
}

/**
 * The expression or the tag that an offset is in, read as the parser does: what begins first counts, and
 * code and escapes begin nothing.
 *
 * @param block - Where to begin, and where it has to end.
 */
export function constructAt(text: string, block: Range, offset: number): Construct | undefined {
  let at = block.from;
  while (at <= offset && at < block.to) {
    const character = text[at];
    if (character === '\\') {
      at += 2;
    } else if (character === '`') {
      at = endOfCode(text, at, block.to);
    } else if (
      character === '{' ||
      (character === '<' && /^<[\w/$>]/.test(text.slice(at, at + 2)))
    ) {
      const isTag = character === '<';
      const sign = isTag ? '>' : '}';
      const end =
        (isTag ? endOfTag : endOfBraces)(text, at, block.to) ??
        brokenEnd(text, sign, Math.max(offset, at), block.to);
      if (end === undefined) return undefined;
      if (offset < end) return { kind: isTag ? 'tag' : 'expression', from: at, to: end };
      at = end;
    } else {
      at += 1;
    }
  }
  return undefined;
}
