import type { Code, Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import { isParent } from '../content/page/blocks';
import { directiveTag, lineOf, openingTag, squash } from './inlineText';

/** Takes what {@link walkBlocks} finds, in the order of the page. */
export interface BlockVisitor {
  /** A heading below the title of the page: everything that follows belongs to it. */
  readonly onHeading: (heading: Extract<Nodes, { type: 'heading' }>) => void;
  /** A piece of what has to be translated or copied, or a mark of what holds such pieces. */
  readonly onText: (text: string) => void;
}

/** Elements alone in a paragraph are blocks, however their tags are broken into lines. */
function elementsOf({ children }: Paragraph): readonly PhrasingContent[] | undefined {
  const isElement = ({ type }: PhrasingContent): boolean =>
    type === 'mdxJsxTextElement' || type === 'mdxTextExpression';
  const isSpace = (node: PhrasingContent): boolean =>
    node.type === 'text' && node.value.trim() === '';
  return children.some(isElement) && children.every((node) => isElement(node) || isSpace(node))
    ? children.filter(isElement)
    : undefined;
}

function expressionText(node: { value: string; data?: { estree?: { body: unknown[] } | null } }) {
  return node.data?.estree?.body.length === 0 ? [] : [`{${squash(node.value)}}`];
}

function codeText({ lang, meta, value }: Code): string {
  const lines = value.split(/\r\n?|\n/);
  return [`\`\`\`${[lang, meta].filter(Boolean).join(' ')}`, ...lines].join('\n');
}

/** Walks through a page and reports headings and texts in their order. */
export function walkBlocks(root: Root, { onHeading, onText }: BlockVisitor): void {
  function within(mark: string, children: readonly Nodes[]): void {
    onText(mark);
    children.forEach(walk);
    onText('/');
  }

  function element(node: Extract<Nodes, { type: 'mdxJsxTextElement' | 'mdxJsxFlowElement' }>) {
    onText(openingTag(node));
    if (node.type === 'mdxJsxFlowElement') {
      node.children.forEach(walk);
    } else if (node.children.length > 0) {
      walk({ type: 'paragraph', children: node.children });
    }
    onText('/');
  }

  function paragraph(node: Paragraph): void {
    const elements = elementsOf(node);
    if (elements) {
      elements.forEach((child) =>
        child.type === 'mdxJsxTextElement'
          ? element(child)
          : child.type === 'mdxTextExpression' && expressionText(child).forEach(onText),
      );
      return;
    }
    const text = lineOf(node.children);
    if (text) {
      onText(node.data?.directiveLabel ? `[${text}]` : text);
    }
  }

  function walk(node: Nodes): void {
    switch (node.type) {
      case 'heading':
        if (node.depth > 1) onHeading(node);
        onText(`${'#'.repeat(node.depth)} ${lineOf(node.children)}`);
        break;
      case 'paragraph':
        paragraph(node);
        break;
      case 'code':
        onText(codeText(node));
        break;
      case 'list':
        within(node.ordered ? 'ol' : 'ul', node.children);
        break;
      case 'listItem':
        within(typeof node.checked === 'boolean' ? `li ${node.checked}` : 'li', node.children);
        break;
      case 'tableRow':
        within('tr', node.children);
        break;
      case 'tableCell':
        onText(`td ${lineOf(node.children)}`);
        break;
      case 'footnoteDefinition':
        within(`[^${node.identifier}]`, node.children);
        break;
      case 'containerDirective':
        within(directiveTag(node.name, node.attributes), node.children as Nodes[]);
        break;
      case 'leafDirective':
        // Its label alone, which is no paragraph of its own.
        within(directiveTag(node.name, node.attributes), [
          { type: 'paragraph', children: node.children },
        ]);
        break;
      case 'mdxJsxFlowElement':
        element(node);
        break;
      case 'mdxFlowExpression':
        expressionText(node).forEach(onText);
        break;
      case 'mdxjsEsm':
        onText(squash(node.value));
        break;
      case 'html':
        onText(node.value);
        break;
      case 'thematicBreak':
        onText('---');
        break;
      // Front matter has keys that nobody translates, and a definition says where a link leads.
      case 'yaml':
      case 'definition':
        break;
      default:
        if (isParent(node)) within(node.type, node.children as Nodes[]);
    }
  }

  root.children.forEach(walk);
}
