import type { Element, Root, RootContent } from 'hast';
import type { Plugin } from 'unified';

const beginsSection = (node: RootContent): boolean =>
  node.type === 'element' && node.tagName === 'h2';

function sectionOf(heading: RootContent): Element {
  const children = [heading] as Element['children'];
  return { type: 'element', tagName: 'section', properties: {}, children };
}

/** What a page imports and exports stands at the top of the module that it becomes. */
const isProgram = (node: RootContent): boolean => (node.type as string) === 'mdxjsEsm';

/**
 * Puts each heading of the second level, and what follows it up to the next, into a `<section>`, which
 * browsers can lay out by itself: see `src/lazy-layout`.
 */
export const rehypeSections: Plugin<[], Root> = () => (tree) => {
  const children: RootContent[] = [];
  let section: Element | undefined;
  for (const node of tree.children) {
    if (beginsSection(node)) {
      section = sectionOf(node);
      children.push(section);
    } else if (section && !isProgram(node)) {
      section.children.push(node as Element);
    } else {
      children.push(node);
    }
  }
  tree.children = children;
};
