import type { Node } from 'unist';
import { fileStart, type Position } from '../problem';

/** Where a node starts. Parsed nodes have a position; nodes made by extensions may not. */
export function startOf(node: Node): Position {
  const { line, column } = node.position?.start ?? fileStart;
  return { line, column };
}
