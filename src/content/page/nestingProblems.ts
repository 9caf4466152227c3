import htmlTags from 'html-tags';
import type { Nodes, Paragraph, Root } from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import { isValidHTMLNesting } from 'validate-html-nesting';
import type { LocalProblem } from '../problem';
import { isParent } from './blocks';
import { isJsxElement } from './jsx';
import { startOf } from './startOf';

/** Elements that Markdown stands for. What is in a table is as Markdown has it, and so always right. */
const markdownElements: Readonly<Partial<Record<Nodes['type'], string>>> = {
  blockquote: 'blockquote',
  code: 'pre',
  containerDirective: 'div',
  delete: 'del',
  emphasis: 'em',
  image: 'img',
  imageReference: 'img',
  inlineCode: 'code',
  link: 'a',
  linkReference: 'a',
  listItem: 'li',
  paragraph: 'p',
  strong: 'strong',
  table: 'table',
  thematicBreak: 'hr',
};

/** Elements of HTML that hold text and what is in a line of it. */
const textHolders = [
  'button',
  'em',
  'kbd',
  'label',
  'small',
  'span',
  'strong',
  'sub',
  'summary',
  'sup',
];

/** Lists, which alone have items. */
const lists = ['menu', 'ol', 'ul'];

/** What browsers never put into another of its kind, however deep. */
const ownBounds = ['a', 'button', 'form'];

/** Elements in which a paragraph around them does not end where another block starts. */
const paragraphBounds = ['button', 'caption', 'object', 'td', 'th'];

/** Elements of HTML, but for one that Docusaurus replaces by a component, which puts elsewhere what it holds. */
const elements: readonly string[] = htmlTags.filter((name) => name !== 'head');

/** Components that draw a block, which no paragraph can hold. */
const blockComponents: readonly string[] = ['CardGrid', 'Demo', 'Screenshot', 'Tabs'];

/** A block of a component in a line of text. */
function blockInText(
  node: Nodes,
  around: readonly string[],
  own: readonly string[],
): LocalProblem | undefined {
  const name = isJsxElement(node) && node.name ? node.name : '';
  const isBlock = blockComponents.includes(name) && !own.includes(name);
  if (!isBlock || !around.includes('p')) return undefined;
  const message = `<${name}> is a block, which no paragraph can hold`;
  const fix = 'put it on lines of its own, with empty lines around';
  return { ...startOf(node), code: 'content/nesting', message, fix };
}

/** The name of an element of HTML; nothing for a component, of which only it knows what it draws. */
function elementName(node: Nodes): string | undefined {
  if (node.type === 'heading') return `h${node.depth}`;
  if (node.type === 'list') return node.ordered ? 'ol' : 'ul';
  if (isJsxElement(node)) return elements.find((name) => name === node.name);
  return markdownElements[node.type];
}

/** MDX makes no paragraph of a line that holds elements or expressions, and no text. */
function isUnwrapped({ children }: Paragraph): boolean {
  return (
    children.some((child) => child.type !== 'text') &&
    children.every(
      (child) =>
        isJsxElement(child) ||
        child.type === 'mdxTextExpression' ||
        (child.type === 'text' && child.value.trim() === ''),
    )
  );
}

/** True for what shows no element of its own. */
function isSeenThrough(node: Nodes): boolean {
  return (
    node.type === 'root' ||
    (node.type === 'paragraph' && isUnwrapped(node)) ||
    (isJsxElement(node) && node.name === null)
  );
}

/**
 * The element around another one that can not hold it.
 *
 * @param around - Elements around it, outermost first; the page itself is a `<div>`.
 */
function wrongHolder(name: string, around: readonly string[]): string | undefined {
  const parent = around.at(-1);
  if (parent === undefined) return undefined;
  const isStrayItem = name === 'li' && !lists.includes(parent);
  if (isStrayItem || !isValidHTMLNesting(parent, name)) return parent;
  if (ownBounds.includes(name) && around.includes(name)) return name;
  const isBlock = !isValidHTMLNesting('p', name);
  if (isBlock && textHolders.includes(parent)) return parent;
  const bound = around.findLastIndex((holder) => paragraphBounds.includes(holder));
  return isBlock && around.slice(bound + 1).includes('p') ? 'p' : undefined;
}

function fixFor(name: string, holder: string): string {
  if (name === 'p') return `write the text of <${holder}> on one line with its tags`;
  if (name === 'li') return 'put it into <ul> or <ol>, or write a list of Markdown';
  if (name === 'tr') return 'put the rows into <thead> and <tbody> of a <table>';
  if (holder === name) return `end the <${name}> around it before`;
  // The paragraph may be one of Markdown, which has no tags.
  return holder === 'p'
    ? 'put it outside of the paragraph, on lines of its own'
    : `move it out of <${holder}>`;
}

/**
 * Elements inside of others that can not hold them. Browsers take most of these apart, so that the page
 * is another one than was built, and React draws it anew when it starts.
 *
 * @param own - Names that the page declares, which may be other components than those of the site.
 */
export function nestingProblems(tree: Root, own: readonly string[]): LocalProblem[] {
  const problems: LocalProblem[] = [];
  const walk = (node: Nodes, around: readonly string[]): void => {
    const isThrough = isSeenThrough(node);
    problems.push(...[blockInText(node, around, own) ?? []].flat());
    const name = isThrough ? undefined : elementName(node);
    const holder = name === undefined ? undefined : wrongHolder(name, around);
    if (name !== undefined && holder !== undefined) {
      const message = `HTML has no <${name}> in <${holder}>`;
      const fix = fixFor(name, holder);
      problems.push({ ...startOf(node), code: 'content/nesting', message, fix });
      return;
    }
    if (!isParent(node) || node.type === 'table') return;
    // What a component puts around its children is not known here.
    const inside = name === undefined ? [] : [...around, name];
    (node.children as Nodes[]).forEach((child) => walk(child, isThrough ? around : inside));
  };
  walk(tree, ['div']);
  return problems;
}
