import type { Element, ElementContent, Root } from 'hast';
import { select } from 'hast-util-select';
import { SKIP, visit } from 'unist-util-visit';

const controls = new Set(['button', 'script', 'style', 'dialog', 'iframe', 'nav', 'wbr']);
const silentRoles = new Set(['toolbar', 'tablist', 'status']);

function classesOf({ properties }: Element): readonly (string | number)[] {
  return Array.isArray(properties.className) ? properties.className : [];
}

/** One of several ways to say the same: a reader of Markdown gets the default one. */
function isOtherVariant({ tagName, properties }: Element): boolean {
  const { dataVariant, dataStyling, role, hidden, src } = properties;
  return (
    dataVariant === 'JS' ||
    (dataStyling !== undefined && dataStyling !== 'system') ||
    (role === 'tabpanel' && Boolean(hidden)) ||
    // Pictures come in two themes.
    (tagName === 'img' && String(src).includes('.dark.'))
  );
}

/**
 * What serves a hand or an eye and says nothing: controls, their pictures, live regions. A function
 * and not a selector, which would be compiled for each of a page's thousands of elements.
 */
function isChrome(node: Element): boolean {
  const { tagName, properties } = node;
  return (
    controls.has(tagName) ||
    (tagName === 'svg' && properties.role !== 'img') ||
    (tagName === 'span' && properties.dataFile !== undefined) ||
    (tagName === 'a' && classesOf(node).includes('hash-link')) ||
    silentRoles.has(String(properties.role)) ||
    properties.ariaHidden === 'true' ||
    properties.dataPagefindIgnore !== undefined ||
    isOtherVariant(node)
  );
}

/** Elements below one, of those that are asked for. */
function elementsBelow(root: Element, isWanted: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(root, 'element', (node) => {
    if (isWanted(node)) found.push(node);
  });
  return found;
}

/** Names of the files of a block of code stand apart from them: each gets its own. */
function nameFiles(content: Element): void {
  const isBlock = ({ properties }: Element) => properties.dataCodeBlock !== undefined;
  for (const block of elementsBelow(content, isBlock)) {
    const shown = elementsBelow(block, (element) => !isOtherVariant(element));
    const names = shown.flatMap(({ properties: { dataFile } }) => dataFile ?? []);
    const sources = shown.filter(({ tagName }) => tagName === 'pre');
    sources.forEach((source, index) => {
      source.properties.dataFile = names[index];
    });
  }
}

function removeChrome(content: Element): void {
  visit(content, (node, index, parent) => {
    const isRemoved = node.type === 'comment' || (node.type === 'element' && isChrome(node));
    if (parent && index !== undefined && isRemoved) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
}

/**
 * The text of a page: its heading and what stands below it, with one variant of each block of code
 * and nothing to press. Changes the tree that it is given.
 *
 * @returns undefined for a page without documentation.
 */
export function contentOf(page: Root): Element | undefined {
  const content = select('.theme-doc-markdown', page);
  if (content) {
    nameFiles(content);
    removeChrome(content);
  }
  return content;
}

/** All text in a node. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
