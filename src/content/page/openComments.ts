import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { LocalProblem } from '../problem';
import { positionAt } from './decode';
import type { ParseMdx } from './mdxParser';
import type { MendedText } from './mendedText';
import { blockAt, lineAt, type Range } from './ranges';
import { visit } from './visit';

const START = '{/*';
const END = '*/';

/** What a heading begins with, which ends where its line does. */
const HEADING = /^[\s>]*#/;

/**
 * The part of a comment without end that holds no more than the comment: up to an end of it that has no other
 * comment before it, or up to the end of the lines that belong together.
 *
 * @param block - The lines of which the comment is a part.
 */
export function openComment(text: string, from: number, block: Range): Range {
  const line = lineAt(text, from);
  const isHeading = HEADING.test(text.slice(line.from, from));
  const { to } = isHeading ? line : block;
  const next = text.indexOf(START, from + START.length);
  const end = text.indexOf(END, from);
  const stop = next < 0 ? to : Math.min(next, to);
  if (end >= 0 && (next < 0 || end < next)) return { from, to: end + END.length };
  const brace = text.slice(from, Math.min(stop, line.to)).indexOf('}');
  return { from, to: brace < 0 ? stop : from + brace + 1 };
}

/** Offsets at which comments may start that hold another one. */
function mayBeOpen(text: string): boolean {
  for (let at = text.indexOf(START); at >= 0; ) {
    const next = text.indexOf(START, at + START.length);
    const end = text.indexOf(END, at);
    if (next >= 0 && end > next) return true;
    at = next;
  }
  return false;
}

/** Offset of the first comment that holds the start of another one, and so has the end of that. */
function findOpen(text: string, parseMdx: ParseMdx): number | undefined {
  let tree: Root;
  try {
    tree = parseMdx(text);
  } catch {
    return undefined;
  }
  let found: number | undefined;
  visit(tree, (node) => {
    const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
    if (!isExpression || !node.value.trimStart().startsWith('/*')) return;
    if (node.value.includes(START)) found ??= node.position?.start.offset;
  });
  return found;
}

/** Finds comments that go on up to the end of another one, and takes out what they should hold. */
export function withoutOpenComments(text: string, parseMdx: ParseMdx): MendedText {
  const problems: LocalProblem[] = [];
  let left = text;
  for (;;) {
    const at = mayBeOpen(left) ? findOpen(left, parseMdx) : undefined;
    if (at === undefined) return { text: left, problems };
    const message = 'the comment that starts here has no end before another one starts';
    const fix = 'close it with */}, as a comment can not hold another';
    problems.push({ ...positionAt(left, at), code: 'content/mdx-syntax', message, fix });
    const { from, to } = openComment(left, at, blockAt(left, at) ?? lineAt(left, at));
    left = left.slice(0, from) + left.slice(from, to).replaceAll(/[^\n]/g, ' ') + left.slice(to);
  }
}
