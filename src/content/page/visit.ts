import type { Nodes } from 'mdast';
import { isParent } from './blocks';

/** Calls a function with every node of a tree, parents before their children. */
export function visit(node: Nodes, use: (node: Nodes) => void): void {
  use(node);
  if (isParent(node)) {
    (node.children as Nodes[]).forEach((child) => visit(child, use));
  }
}
