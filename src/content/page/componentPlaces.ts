import htmlTags from 'html-tags';
import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import type { LocalProblem } from '../problem';
import { isParent } from './blocks';
import { isEmptyBraces } from './emptyBraces';
import { isPage } from './isPage';
import { hasSpread, isJsxElement, writtenText, type JsxElement } from './jsx';
import { startOf } from './startOf';

/** Elements that belong into the head of a document, which a page has not in its text. */
const HEAD_ELEMENTS: Readonly<Record<string, string>> = {
  base: 'leave it out: the base of all addresses is in docusaurus.config.ts',
  title: 'write the title into the front matter',
  link: 'put it into <head>, or the rules of a style sheet into src/css',
  meta: 'put it into <head>',
};

/** Elements that may hold those: `<title>` says in a drawing what it shows. */
const HEADS = ['head', 'Head', 'svg'];

/** What an element shows nothing without. */
const NEEDED_CONTENT: Readonly<Record<string, string>> = {
  CardGrid: 'put a <Card title="…" href="…"> into it',
  TabItem: 'write what the tab shows, or remove it',
  summary: 'write into it what the <details> around it holds',
};

/** Attributes that tell readers of a frame what it shows. */
const FRAME_NAMES = ['title', 'aria-label', 'aria-labelledby'];

/** True for an element that holds others without showing itself: `<>…</>`. */
function isFragment(node: Nodes): boolean {
  return isJsxElement(node) && node.name === null;
}

/** True for what shows nothing: spaces and comments. */
function isBlank(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  if (node.type === 'paragraph' || isFragment(node)) {
    return isParent(node) && (node.children as Nodes[]).every(isBlank);
  }
  return isEmptyBraces(node);
}

const elements: readonly string[] = htmlTags;

function isHtml(name: string | null): boolean {
  return name !== null && elements.includes(name);
}

/** True for braces that may show something. */
function isValue(node: Nodes): boolean {
  const isBraces = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  return isBraces && !isEmptyBraces(node);
}

/** True if `<details>` has a summary, or a component or braces that may bring it along. */
function holdsSummary(node: Nodes): boolean {
  if (!isParent(node)) return false;
  const mayBring = isFragment(node) || (isJsxElement(node) && node.name === 'details');
  return (node.children as Nodes[]).some((child) => {
    if (!isJsxElement(child) || isFragment(child)) {
      return (mayBring && isValue(child)) || holdsSummary(child);
    }
    if (child.name === 'summary' || !isHtml(child.name)) return true;
    // The summary of another one in it is not its own.
    return child.name !== 'details' && holdsSummary(child);
  });
}

/** True for an element whose content may stand in its attributes. */
function hasGivenContent(node: JsxElement): boolean {
  const given = node.attributes.some(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'children',
  );
  return given || hasSpread(node);
}

type Fault = readonly [code: string, message: string, fix: string];

/** What is wrong with an element because of what is in it. */
function contentFault(node: JsxElement): Fault | undefined {
  if (hasGivenContent(node)) return undefined;
  const name = node.name ?? '';
  const needed = Object.hasOwn(NEEDED_CONTENT, name) ? NEEDED_CONTENT[name] : undefined;
  if (needed && (node.children as Nodes[]).every(isBlank)) {
    return ['content/empty-element', `<${name}> is empty`, needed];
  }
  if (name === 'details' && !holdsSummary(node)) {
    const message = '<details> has nothing that says what it holds';
    return ['content/summary', message, 'begin it with <summary>…</summary>'];
  }
  return undefined;
}

/**
 * What is wrong with an element because of what is around it.
 *
 * @param hasAll - False for a file that is included, and so has more around it than it tells.
 */
function placeFault(
  node: JsxElement,
  around: readonly string[],
  hasAll: boolean,
): Fault | undefined {
  const name = node.name ?? '';
  const isInHead = around.some((holder) => HEADS.includes(holder));
  const head = Object.hasOwn(HEAD_ELEMENTS, name) ? HEAD_ELEMENTS[name] : undefined;
  if (head && !isInHead) {
    return ['content/head-element', `<${name}> has no place in the text of a page`, head];
  }
  // What includes a file may have the list around it.
  if (name === 'Card' && hasAll && !around.some((holder) => /^(?:[A-Z]|[ou]l$)/.test(holder))) {
    const fix = 'put the cards into <CardGrid> and </CardGrid>';
    return ['content/card-place', 'the <Card> is in no <CardGrid>', fix];
  }
  return undefined;
}

/** What is wrong with an element by itself. */
function attributeFault(node: JsxElement): Fault | undefined {
  const isNamed = node.attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      FRAME_NAMES.includes(attribute.name) &&
      attribute.value !== null &&
      writtenText(attribute)?.trim() !== '',
  );
  if (node.name !== 'iframe' || hasSpread(node) || isNamed) return undefined;
  const message = '<iframe> has no title, by which readers who do not see it know it';
  return ['content/frame-title', message, 'add title="…" that says what it shows'];
}

/**
 * Elements that are empty, or not where they belong.
 *
 * @param own - Names that the page declares, which may be other components.
 */
export function componentPlaces(tree: Root, own: readonly string[]): LocalProblem[] {
  const problems: LocalProblem[] = [];
  const hasAll = isPage(tree);
  const walk = (node: Nodes, around: readonly string[]): void => {
    if (isJsxElement(node) && !own.includes(node.name ?? '')) {
      const faults = [contentFault(node), placeFault(node, around, hasAll), attributeFault(node)];
      for (const [code, message, fix] of faults.filter((fault) => fault !== undefined)) {
        problems.push({ ...startOf(node), code, message, fix });
      }
    }
    if (!isParent(node)) return;
    const inside = isJsxElement(node) ? [...around, node.name ?? ''] : around;
    (node.children as Nodes[]).forEach((child) => walk(child, inside));
  };
  walk(tree, []);
  return problems;
}
