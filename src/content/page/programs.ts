import type { Program } from 'estree';
import type { Nodes } from 'mdast';
import type {} from 'mdast-util-mdx';
import { isJsxElement, type JsxElement } from './jsx';

function programsInAttributes({ attributes }: JsxElement): Program[] {
  return attributes.flatMap((attribute) => {
    const holder = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
    return holder && typeof holder === 'object' ? (holder.data?.estree ?? []) : [];
  });
}

/** JavaScript of a node itself: in braces, in import and export lines, in attributes. */
export function programsOf(node: Nodes): Program[] {
  if (isJsxElement(node)) return programsInAttributes(node);
  const holdsProgram =
    node.type === 'mdxFlowExpression' ||
    node.type === 'mdxTextExpression' ||
    node.type === 'mdxjsEsm';
  return holdsProgram ? [node.data?.estree ?? []].flat() : [];
}
