import { load, type AnyNode, type Cheerio, type CheerioAPI } from 'cheerio';
import type { SearchKind } from '../types';
import { wordsOf } from '../words';
import type { ProductId } from '../../products';

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

/** What stands around the content or repeats it: chrome, tools, the other code variant. */
const leftOut = [
  'nav',
  'button',
  'form',
  'svg',
  'img',
  'script',
  'style',
  'iframe',
  '.hash-link',
  '.theme-doc-toc-mobile',
  '.theme-doc-footer',
  '[aria-hidden="true"]',
  '[role="toolbar"]',
  '[role="status"]',
  '[data-variant="JS"]',
  '[data-styling="css"]',
  '[data-styling="tailwind"]',
  '[data-pagefind-ignore]',
].join(', ');

/** Rows of reference tables become sections of their own, so that a prop can be found and linked to. */
function rowsToSections($: CheerioAPI): void {
  $('[data-api-reference] table').each((_, table) => {
    const sections = $(table)
      .find('tbody tr[id]')
      .map((__, row) => {
        const cells = $(row).children();
        const name = $(row).find('a').first().text().trim();
        const heading = $('<h4 data-pagefind-weight="4">').attr('id', $(row).attr('id')).text(name);
        const text = cells
          .slice(1)
          .map((___, cell) => $(cell).text().trim())
          .get()
          .join('. ');
        return $('<div>').append(heading, $('<p>').text(text)).get();
      })
      .get();
    $(table).replaceWith(sections);
  });
}

/** Cells and blocks end where the next begins, which text alone would not show. */
function separateBlocks($: CheerioAPI): void {
  $('td, th, li, pre, summary, dt, dd').append(' ');
}

/**
 * Code is found by its words, of which most stand in the text as well: what is new stays, once. The
 * rest would make up half of what a browser loads for a result.
 */
function shortenCode($: CheerioAPI, content: Cheerio<AnyNode>): void {
  const blocks = content.find('pre');
  const code = blocks.map((_, block) => $(block).text()).get();
  blocks.empty();
  const known = new Set(wordsOf(content.text(), 'en'));
  blocks.each((index, block) => {
    const words = wordsOf(code[index] ?? '', 'en').filter(
      (word) => !known.has(word) && word.length > 2,
    );
    const fresh = [...new Set(words)];
    for (const word of fresh) known.add(word);
    $(block)
      .text(`${fresh.join(' ')} `)
      .attr('data-pagefind-weight', '0.4');
  });
}

const element = (attribute: string, value: string): string =>
  `<span ${attribute}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"></span>`;

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

/** Title of a page without front matter: what browser tabs show, without the site's name. */
function ownTitle($: CheerioAPI): string {
  const [title = ''] = $('title').first().text().split(' | ');
  return title.trim();
}

/**
 * The page as the index is to see it: its content alone, in one code variant, with its metadata.
 * Readers' HTML carries none of this.
 *
 * @param html a page of the build, of which its article is enough.
 * @returns undefined for pages that ask search engines to stay away, except archived ones, which have
 *   an index of their own; and for pages without content.
 */
export function pageDocument(html: string, page: IndexedPage): string | undefined {
  const $ = load(html);
  if (!page.archive && /noindex/.test($('meta[name="robots"]').attr('content') ?? ''))
    return undefined;
  const article = $('article').first();
  const content = article.length > 0 ? article : $('main').first();
  if (content.length === 0) return undefined;
  content.find(leftOut).remove();
  rowsToSections($);
  separateBlocks($);
  shortenCode($, content);
  const metadata = metadataOf(page, page.title ?? ownTitle($));
  const language = $('html').attr('lang') ?? 'en';
  return `<html lang="${language}"><body data-pagefind-body>${metadata}${content.html()}</body></html>`;
}
