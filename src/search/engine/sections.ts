import { markTerms } from '../excerpt';
import type { Query } from '../query';
import type { SectionHit } from '../types';
import { matchesTerm, normalize, wordsOf, wordsWithParts } from '../words';
import { wordEnd, type PagefindFragment } from './pagefindApi';

/** Sections that a result shows below its page. */
const maxSections = 3;

interface Section {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** What Pagefind counts as words: it puts {@link wordEnd} after those of languages without spaces. */
function countedWords(content: string): { readonly words: string[]; readonly space: string } {
  return content.includes(wordEnd)
    ? { words: content.split(wordEnd), space: '' }
    : { words: content.split(/\s+/), space: ' ' };
}

/** Headings of a page, and the text below each up to the next one. */
export function sectionsOf({ content, anchors }: PagefindFragment): Section[] {
  const { words, space } = countedWords(content);
  const headings = anchors
    .filter(({ element, text }) => /^h[2-6]$/i.test(element) && text?.trim())
    .sort((a, b) => a.location - b.location);
  return headings.map(({ id, text = '', location }, i) => ({
    id,
    title: text.trim(),
    text: words.slice(location, headings[i + 1]?.location).join(space),
  }));
}

interface SectionWords {
  readonly section: Section;
  readonly title: readonly string[];
  readonly text: readonly string[];
}

const has = (words: readonly string[], term: string): boolean =>
  words.some((word) => matchesTerm(word, term));

function score({ section, title, text }: SectionWords, { terms, name, language }: Query): number {
  const inTitle = terms.filter((term) => has(title, term)).length;
  const inText = terms.filter((term) => has(text, term)).length;
  const exact = wordsOf(section.title, language).map(normalize).join('') === name ? 3 : 0;
  return inTitle * 2 + inText + exact;
}

/**
 * The sections of a page that answer a query best. Sections that only mention what the whole page is
 * about are left out: a term has to be in the heading, or all terms in the text.
 */
export function bestSections(fragment: PagefindFragment, query: Query): SectionHit[] {
  const { terms, language } = query;
  const pageTitle = wordsWithParts(fragment.meta.title ?? '', language);
  const news = terms.filter((term) => !has(pageTitle, term));
  return sectionsOf(fragment)
    .map((section) => {
      const title = wordsWithParts(section.title, language);
      const words = { section, title, text: wordsWithParts(section.text, language) };
      return { ...words, score: score(words, query) };
    })
    .filter(({ title, text, score: points }) => {
      const inHeading = terms.some((term) => has(title, term));
      const inText =
        news.length > 0 && points >= terms.length && news.every((term) => has(text, term));
      return inHeading || inText;
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, maxSections)
    .map(({ section }) => ({
      url: `${fragment.url}#${section.id}`,
      title: markTerms(section.title, terms, language),
    }));
}
