import type { Element, Properties, Text } from 'hast';
import { Parser } from 'htmlparser2';
import { NamedFiles } from './namedFiles';
import { classesOf, isChrome, type Attributes } from './prune';

/** What the addresses in a page become. */
export type RewriteAddress = (address: string) => string;

/** What there is to read in a built page. */
export interface PageContent {
  /** The heading of a page and what stands below it; nothing for a page without documentation. */
  readonly content?: Element;
  /** What the page says of itself to search engines. */
  readonly description?: string;
}

/** The element that holds the text of a page of documentation. */
const contentClass = 'theme-doc-markdown';

const addresses = new Set(['href', 'src']);

/**
 * Properties of elements that decide what Markdown is made of them, by their attributes. Nobody asks
 * for the others, and the tree is copied on its way to Markdown.
 */
const textProperties: ReadonlyMap<string, string> = new Map([
  ['align', 'align'],
  ['alt', 'alt'],
  ['colspan', 'colSpan'],
  ['data-api-reference', 'dataApiReference'],
  ['data-file-tree', 'dataFileTree'],
  ['data-mdast', 'dataMdast'],
  ['href', 'href'],
  ['id', 'id'],
  ['itemprop', 'itemProp'],
  ['label', 'label'],
  ['list', 'list'],
  ['placeholder', 'placeholder'],
  ['poster', 'poster'],
  ['rel', 'rel'],
  ['rowspan', 'rowSpan'],
  ['size', 'size'],
  ['src', 'src'],
  ['start', 'start'],
  ['title', 'title'],
  ['type', 'type'],
  ['value', 'value'],
]);

/** Properties that an element has or has not. */
const flags: ReadonlyMap<string, string> = new Map([
  ['checked', 'checked'],
  ['disabled', 'disabled'],
  ['hidden', 'hidden'],
  ['multiple', 'multiple'],
  ['nowrap', 'noWrap'],
  ['selected', 'selected'],
]);

/** Elements that are told apart by their classes. */
const withClasses = new Set(['code', 'div']);

function propertiesOf(
  tagName: string,
  attributes: Attributes,
  rewrite: RewriteAddress,
): Properties {
  const properties: Properties = {};
  for (const name in attributes) {
    const value = attributes[name] ?? '';
    const property = textProperties.get(name);
    const flag = flags.get(name);
    if (property) properties[property] = addresses.has(name) ? rewrite(value) : value;
    else if (flag) properties[flag] = true;
    else if (name === 'class' && withClasses.has(tagName))
      properties.className = classesOf(attributes);
  }
  return properties;
}

/**
 * Makes a tree of the content of a page while the page is parsed. What is no part of the text gets no
 * place in it, and of a block of code there is but the text: most elements of a page color code.
 */
class ContentReader {
  content?: Element;
  description?: string;
  readonly #rewrite: RewriteAddress;
  readonly #files = new NamedFiles();
  /** Elements from the content to the innermost one that is open; nothing for one without a place. */
  readonly #open: (Element | undefined)[] = [];
  /** Nearest of them with a place. */
  #parent?: Element;
  /** Depth of the element that is left out with all below it; 0 in the text. */
  #leftOut = 0;
  /** Depth of the block of code; 0 outside. */
  #code = 0;
  /** Text that goes on with the next one. */
  #text?: Text;
  #isDone = false;

  constructor(rewrite: RewriteAddress) {
    this.#rewrite = rewrite;
  }

  enter(tagName: string, attributes: Attributes): void {
    if (this.#isDone) return;
    if (this.#open.length === 0) this.#look(tagName, attributes);
    else if (this.#leftOut > 0 || isChrome(tagName, attributes))
      this.#leaveOut(tagName, attributes);
    else if (this.#code > 0 && tagName === 'span') this.#open.push(undefined);
    else this.#add(tagName, attributes);
  }

  leave(): void {
    const depth = this.#open.length;
    if (depth === 0) return;
    const element = this.#open.pop();
    this.#files.leave(depth);
    if (depth === this.#leftOut) this.#leftOut = 0;
    if (depth === this.#code) this.#code = 0;
    if (element) {
      this.#text = undefined;
      this.#parent = this.#open.findLast((open) => open !== undefined);
    }
    if (depth === 1) {
      this.#isDone = true;
      this.#files.apply();
    }
  }

  addText(value: string): void {
    if (this.#leftOut > 0 || !this.#parent) return;
    if (this.#text) {
      this.#text.value += value;
    } else {
      this.#text = { type: 'text', value };
      this.#parent.children.push(this.#text);
    }
  }

  endText(): void {
    this.#text = undefined;
  }

  /** Looks for the content, and for the description before it. */
  #look(tagName: string, attributes: Attributes): void {
    if (tagName === 'meta' && attributes.name === 'description') {
      this.description ??= attributes.content;
    } else if (classesOf(attributes).includes(contentClass)) {
      this.content = this.#add(tagName, attributes);
    }
  }

  #leaveOut(tagName: string, attributes: Attributes): void {
    const depth = this.#open.push(undefined);
    this.#leftOut ||= depth;
    this.#text = undefined;
    this.#files.enter(tagName, attributes, depth);
  }

  #add(tagName: string, attributes: Attributes): Element {
    const properties = propertiesOf(tagName, attributes, this.#rewrite);
    const element: Element = { type: 'element', tagName, properties, children: [] };
    this.#parent?.children.push(element);
    this.#parent = element;
    this.#text = undefined;
    const depth = this.#open.push(element);
    if (tagName === 'pre') this.#code ||= depth;
    this.#files.enter(tagName, attributes, depth, element);
    return element;
  }
}

/**
 * Reads the text of a page: its heading and what stands below it, with one variant of each block of
 * code and nothing to press.
 *
 * @param html - A page of the build, of which its article is enough.
 * @param rewrite - What the addresses of links and pictures become.
 */
export function readContent(html: string, rewrite: RewriteAddress): PageContent {
  const reader = new ContentReader(rewrite);
  const parser = new Parser({
    onopentag: (tagName, attributes) => reader.enter(tagName, attributes),
    onclosetag: () => reader.leave(),
    ontext: (text) => reader.addText(text),
    oncomment: () => reader.endText(),
  });
  parser.end(html);
  const { content, description } = reader;
  return { content, description };
}
