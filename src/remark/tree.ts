import type { Nodes, Parents } from 'mdast';

/** True for a node that holds others. */
export function isParent(node: Nodes): node is Parents {
  return 'children' in node;
}
