import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { isParent } from '../tree';
import { STUDIO_COMPONENT } from './name';

/** True for the element that shows a component of Studio. */
export function isStudioComponent(node: Nodes): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === STUDIO_COMPONENT;
}

/** The elements below a node, from top to bottom. */
export function studioComponentsIn(node: Nodes): MdxJsxFlowElement[] {
  if (isStudioComponent(node)) return [node];
  return isParent(node) ? (node.children as Nodes[]).flatMap(studioComponentsIn) : [];
}
