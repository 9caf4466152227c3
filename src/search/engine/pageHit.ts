import { productIds } from '../../products';
import { excerptOf, markTerms } from '../excerpt';
import type { Query } from '../query';
import { searchKinds, type PageHit } from '../types';
import { wordEnd, type PagefindFragment } from './pagefindApi';
import type { RankedPage } from './rank';
import { bestSections } from './sections';

/** Text of a page as readers see it. */
export const textOf = ({ content }: PagefindFragment): string => content.replaceAll(wordEnd, '');

/** What ranking has to know of a page. @param score what the index says of it. */
export function rankedPage(fragment: PagefindFragment, score: number): RankedPage {
  const { meta, filters, anchors } = fragment;
  return {
    score,
    title: meta.title ?? '',
    description: meta.description ?? '',
    content: textOf(fragment),
    keywords: (meta.keywords ?? '').split(', '),
    headings: anchors
      .filter(({ element }) => /^h[23]$/i.test(element))
      .map(({ text = '' }) => text),
    product: productIds.find((id) => id === filters.product?.[0]),
    kind: searchKinds.find((kind) => kind === filters.kind?.[0]),
  };
}

/** A page as it is shown. */
export function pageHit(fragment: PagefindFragment, page: RankedPage, query: Query): PageHit {
  const { terms, language } = query;
  // The text begins with the title, which stands above the excerpt anyway.
  const body = page.content.startsWith(page.title)
    ? page.content.slice(page.title.length).replace(/^[.\s]+/, '')
    : page.content;
  return {
    url: fragment.url,
    title: markTerms(page.title, terms, language),
    product: page.product,
    kind: page.kind,
    excerpt: excerptOf(body, terms, language),
    sections: bestSections(fragment, query),
  };
}
