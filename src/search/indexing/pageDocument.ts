import { Parser } from 'htmlparser2';
import type { SearchKind } from '../types';
import type { ProductId } from '../../products';
import { ArticleText } from './articleText';
import { escapeValue } from './escape';
import type { Attributes } from './leftOut';

/** What is known of a page besides its HTML. */
export interface IndexedPage {
  /** Address below the base path, for example `/core/components/account/`. */
  readonly url: string;
  /** Without it, the page's own HTML says. */
  readonly title?: string;
  readonly description?: string;
  /** Names and subjects of the page, synonyms included. */
  readonly keywords: readonly string[];
  readonly product?: ProductId;
  readonly kind?: SearchKind;
  /** The archived release that the page is about, as `versionKey` names it; none for current ones. */
  readonly archive?: string;
}

const element = (attribute: string, value: string): string =>
  `<span ${attribute}="${escapeValue(value)}"></span>`;

function metadataOf(page: IndexedPage, title: string): string {
  const { description, keywords, product, kind } = page;
  const metadata: readonly (readonly [string, string | undefined])[] = [
    ['title', title],
    ['keywords', keywords.join(', ')],
    ['description', description],
  ];
  const filters: readonly (readonly [string, string | undefined])[] = [
    ['product', product],
    ['kind', kind],
  ];
  const elements = (attribute: string, entries: typeof metadata): string[] =>
    entries.flatMap(([key, value]) => (value ? element(attribute, `${key}:${value}`) : []));
  return [
    ...elements('data-pagefind-meta', metadata),
    ...elements('data-pagefind-filter', filters),
  ].join('');
}

/** What is to be indexed of a page. */
export interface PageDocument {
  /** The page as the index is to see it, as HTML. */
  readonly content: string;
  /** Texts of its headings, with those of rows of the reference. */
  readonly headings: readonly string[];
}

/** Reads what a page says of itself, and its content: the first element of some name. */
class PageReader {
  readonly article = new ArticleText();
  language?: string;
  robots?: string;
  title?: string;
  isFound = false;
  readonly #tagName: string;
  /** How many elements are open from the content on. */
  #depth = 0;
  #isInTitle = false;
  #isDone = false;

  constructor(tagName: string) {
    this.#tagName = tagName;
  }

  enter(tagName: string, attributes: Attributes): void {
    if (this.#isDone) return;
    if (this.#depth > 0) {
      this.#depth += 1;
      this.article.enter(tagName, attributes);
    } else if (tagName === this.#tagName) {
      this.isFound = true;
      this.#depth = 1;
    } else if (tagName === 'html') {
      this.language ??= attributes.lang;
    } else if (tagName === 'meta' && attributes.name === 'robots') {
      this.robots ??= attributes.content ?? '';
    } else if (tagName === 'title' && this.title === undefined) {
      this.title = '';
      this.#isInTitle = true;
    }
  }

  leave(tagName: string): void {
    if (tagName === 'title') this.#isInTitle = false;
    if (this.#depth === 0) return;
    this.#depth -= 1;
    if (this.#depth > 0) this.article.leave(tagName);
    else this.#isDone = true;
  }

  addText(text: string): void {
    if (this.#depth > 0) this.article.addText(text);
    else if (this.#isInTitle) this.title += text;
  }
}

function readPage(html: string, tagName: string): PageReader {
  const reader = new PageReader(tagName);
  const parser = new Parser({
    onopentag: (name, attributes) => reader.enter(name, attributes),
    onclosetag: (name) => reader.leave(name),
    ontext: (text) => reader.addText(text),
  });
  parser.end(html);
  return reader;
}

/** Title of a page without front matter: what browser tabs show, without the site's name. */
function ownTitle({ title = '' }: PageReader): string {
  const [own = ''] = title.split(' | ');
  return own.trim();
}

/**
 * The page as the index is to see it: its content alone, in one code variant, with its metadata.
 * Readers' HTML carries none of this.
 *
 * @param html a page of the build, of which its article is enough.
 * @returns undefined for pages that ask search engines to stay away, except archived ones, which have
 *   an index of their own; and for pages without content.
 */
export function pageDocument(html: string, page: IndexedPage): PageDocument | undefined {
  const article = readPage(html, 'article');
  const reader = article.isFound ? article : readPage(html, 'main');
  const { language = 'en', robots = '', isFound } = reader;
  if (!isFound || (!page.archive && robots.includes('noindex'))) return undefined;
  const metadata = metadataOf(page, page.title ?? ownTitle(reader));
  const body = `<body data-pagefind-body>${metadata}${reader.article.html}</body>`;
  return { content: `<html lang="${language}">${body}</html>`, headings: reader.article.headings };
}
