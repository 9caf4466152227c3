import type { Image, ImageReference, Nodes, Parent } from 'mdast';
import type {} from 'mdast-util-directive';
import type { JsxElement } from '../page/jsx';
import { startOf } from '../page/startOf';
import type { FrontMatter } from '../page/types';
import type { TextBlock, TextRun } from './types';

/** Attributes of components that readers read, or hear. */
const TEXT_ATTRIBUTES = new Set(['alt', 'aria-label', 'caption', 'description', 'label', 'title']);

/** Keys of the front matter that readers read. */
const TEXT_KEYS = ['title', 'description', 'keywords', 'sidebar_label'] as const;

/** Nodes that hold a line of running text. */
export function isTextBlock(node: Nodes): node is Nodes & Parent {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
}

function runsOf(node: Nodes, source: string): TextRun[] {
  if (node.type === 'text') {
    const { start, end } = node.position ?? {};
    // As written: escapes and line breaks of the source keep every place where it is.
    const text = source.slice(start?.offset, end?.offset);
    return [{ ...startOf(node), text, isCode: false }];
  }
  if (node.type === 'inlineCode') {
    return [{ ...startOf(node), text: node.value, isCode: true }];
  }
  if (node.type === 'break') {
    return [{ ...startOf(node), text: ' ', isCode: false }];
  }
  return 'children' in node
    ? (node.children as Nodes[]).flatMap((child) => runsOf(child, source))
    : [];
}

/** The running text of a paragraph, heading or cell. */
export function blockOf(node: Nodes & Parent, source: string): TextBlock[] {
  const runs = (node.children as Nodes[]).flatMap((child) => runsOf(child, source));
  return runs.length > 0 ? [{ ...startOf(node), runs }] : [];
}

function ownBlock(text: string, at: { line: number; column: number }, key?: string): TextBlock[] {
  return text.trim() === ''
    ? []
    : [{ ...at, runs: [{ ...at, text, isCode: false }], ...(key && { key }) }];
}

/** Texts in the attributes of a component. */
export function attributeBlocks(node: JsxElement): TextBlock[] {
  return node.attributes.flatMap((attribute) => {
    if (
      attribute.type !== 'mdxJsxAttribute' ||
      typeof attribute.value !== 'string' ||
      !TEXT_ATTRIBUTES.has(attribute.name)
    ) {
      return [];
    }
    const { line, column } = attribute.position?.start ?? startOf(node);
    return ownBlock(attribute.value, { line, column: column + `${attribute.name}="`.length });
  });
}

/** The text that stands for a picture. */
export function altBlock(node: Image | ImageReference): TextBlock[] {
  const { line, column } = startOf(node);
  return ownBlock(node.alt ?? '', { line, column: column + '!['.length });
}

/** Texts of the front matter. */
export function frontMatterBlocks(frontMatter: FrontMatter): TextBlock[] {
  return TEXT_KEYS.flatMap((key) => {
    const field = frontMatter[key];
    const values: unknown[] = Array.isArray(field?.value) ? field.value : [field?.value];
    return values.flatMap((value) =>
      field && typeof value === 'string' ? ownBlock(value, field.valueAt, key) : [],
    );
  });
}
