import type { BaseNode } from 'estree';
import type { Node } from 'unist';
import { fileStart, type Position } from '../problem';

/** Where a node starts. Parsed nodes have a position; nodes made by extensions may not. */
export function startOf(node: Node): Position {
  const { line, column } = node.position?.start ?? fileStart;
  return { line, column };
}

/** Where JavaScript of a page starts. MDX gives it the lines of the page; its columns count from 0. */
export function startOfCode({ loc }: Pick<BaseNode, 'loc'>): Position {
  return loc ? { line: loc.start.line, column: loc.start.column + 1 } : fileStart;
}
