import { markTerms } from '../excerpt';
import type { Query } from '../query';
import type { SectionHit } from '../types';
import { camelParts, matchesTerm, normalize, wordsOf } from '../words';
import type { PagefindFragment } from './pagefindApi';

/** Sections that a result shows below its page. */
const maxSections = 3;

interface Section {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Headings of a page, and the text below each up to the next one. */
export function sectionsOf({ content, anchors }: PagefindFragment): Section[] {
  const words = content.split(/\s+/);
  const headings = anchors
    .filter(({ element, text }) => /^h[2-6]$/i.test(element) && text?.trim())
    .sort((a, b) => a.location - b.location);
  return headings.map(({ id, text = '', location }, i) => ({
    id,
    title: text.trim(),
    text: words.slice(location, headings[i + 1]?.location).join(' '),
  }));
}

function has(text: string, term: string): boolean {
  return wordsOf(text, 'en').some((word) =>
    [word, ...camelParts(word)].some((part) => matchesTerm(normalize(part), term)),
  );
}

function score(section: Section, { terms, name }: Query): number {
  const inTitle = terms.filter((term) => has(section.title, term)).length;
  const inText = terms.filter((term) => has(section.text, term)).length;
  const exact = wordsOf(section.title, 'en').map(normalize).join('') === name ? 3 : 0;
  return inTitle * 2 + inText + exact;
}

/**
 * The sections of a page that answer a query best. Sections that only mention what the whole page is
 * about are left out: a term has to be in the heading, or all terms in the text.
 */
export function bestSections(fragment: PagefindFragment, query: Query): SectionHit[] {
  const { terms } = query;
  const title = fragment.meta.title ?? '';
  const news = terms.filter((term) => !has(title, term));
  return sectionsOf(fragment)
    .map((section) => ({ section, score: score(section, query) }))
    .filter(({ section, score: points }) => {
      const heading = terms.some((term) => has(section.title, term));
      const text =
        news.length > 0 && points >= terms.length && news.every((term) => has(section.text, term));
      return heading || text;
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, maxSections)
    .map(({ section }) => ({
      url: `${fragment.url}#${section.id}`,
      title: markTerms(section.title, terms),
    }));
}
