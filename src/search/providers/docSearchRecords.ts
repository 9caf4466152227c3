import { productIds } from '../../products';
import { markTerms } from '../excerpt';
import { parseQuery } from '../query';
import type { PageHit, SearchRequest, SectionHit } from '../types';

/**
 * What DocSearch's crawler and Typesense's scraper make of a page: one record for each heading and
 * paragraph, with the headings above it.
 */
export interface DocSearchRecord {
  /** With origin, and with a hash for what is below a heading. */
  readonly url: string;
  /** Headings from the outermost (`lvl0`, the site's section) inwards; the page's title is `lvl1`. */
  readonly hierarchy: Readonly<Record<string, string | null | undefined>>;
  readonly content?: string | null;
}

const levels = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1', 'lvl0'];
const sectionLevels = levels.slice(0, 5);

const headingOf = ({ hierarchy }: DocSearchRecord, among: readonly string[]): string =>
  among.map((level) => hierarchy[level]).find((text) => text) ?? '';

/** The address below the origin: results are read on the site that is open, wherever it is. */
function localAddress(url: string): { page: string; hash: string } {
  const { pathname, hash } = new URL(url, 'http://localhost');
  return { page: pathname, hash };
}

/** Joins records of one page, in the order in which their first ones come. */
export function pagesOf(
  records: readonly DocSearchRecord[],
  { query, limit }: SearchRequest,
  language: string,
  baseUrl: string,
): PageHit[] {
  const { terms } = parseQuery(query, language);
  const pages = new Map<string, DocSearchRecord[]>();
  for (const record of records) {
    const { page } = localAddress(record.url);
    pages.set(page, [...(pages.get(page) ?? []), record]);
  }
  return [...pages].slice(0, limit).map(([page, own]): PageHit => {
    const sections = new Map<string, SectionHit>();
    for (const record of own) {
      const title = headingOf(record, sectionLevels);
      const { hash } = localAddress(record.url);
      if (title && hash && !sections.has(hash)) {
        sections.set(hash, { url: page + hash, title: markTerms(title, terms, language) });
      }
    }
    const [first] = own;
    const title = first ? headingOf(first, ['lvl1', 'lvl0']) : '';
    const content = own.map((record) => record.content ?? '').find(Boolean) ?? '';
    return {
      url: page,
      title: markTerms(title, terms, language),
      product: productIds.find((id) => page.startsWith(`${baseUrl}${id}/`)),
      excerpt: markTerms(content.slice(0, 160), terms, language),
      sections: [...sections.values()].slice(0, 3),
    };
  });
}

/** Tag of pages that belong to no docs instance: start pages. */
const pagesTag = 'default';

/**
 * Tags that Docusaurus puts into its pages' metadata for crawlers: the docs instance and its version.
 * Crawlers keep all releases in one index, so a search always says which ones it is about.
 *
 * @returns those of the pages to search in, at least one.
 */
export function docusaurusTags({ filters }: SearchRequest): string[] {
  const { product, version } = filters;
  if (version !== undefined) return [`docs-${version.replace(' ', '-')}`];
  if (product !== undefined) return [`docs-${product}-current`];
  return [...productIds.map((id) => `docs-${id}-current`), pagesTag];
}
