import type { Element, ElementContent } from 'hast';

/** All text in a node. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The elements among the children of one. */
export function elementsIn({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

/** Elements with one of some names below another, in the order of the page. */
export function elementsBelow(element: Element, ...tagNames: readonly string[]): Element[] {
  return elementsIn(element).flatMap((child) => {
    const below = elementsBelow(child, ...tagNames);
    return tagNames.includes(child.tagName) ? [child, ...below] : below;
  });
}
