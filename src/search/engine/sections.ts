import { markTerms } from '../excerpt';
import { likelyWords } from '../likelyWords';
import type { Query } from '../query';
import type { SectionHit } from '../types';
import { matchesTerm, normalize, spellingsOf, wordsOf, wordsWithParts } from '../words';
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

const has = (words: readonly string[], term: string): boolean =>
  words.some((word) => matchesTerm(word, term));

const textHas = (text: string, term: string, language: string): boolean =>
  likelyWords(text, [term], language).some((word) => has(spellingsOf(word.text), term));

/** How well a section answers; undefined if it only mentions what the whole page is about. */
function score(section: Section, news: readonly string[], query: Query): number | undefined {
  const { terms, name, language } = query;
  const title = wordsWithParts(section.title, language);
  const inTitle = terms.filter((term) => has(title, term)).length;
  // Texts are long and pages have many: most are settled by their headings.
  if (inTitle === 0 && news.length === 0) return undefined;
  const inText = terms.filter((term) => textHas(section.text, term, language));
  const exact = wordsOf(section.title, language).map(normalize).join('') === name ? 3 : 0;
  const points = inTitle * 2 + inText.length + exact;
  const answersInText = points >= terms.length && news.every((term) => inText.includes(term));
  return inTitle > 0 || answersInText ? points : undefined;
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
    .flatMap((section) => {
      const points = score(section, news, query);
      return points === undefined ? [] : [{ section, points }];
    })
    .sort((a, b) => b.points - a.points)
    .slice(0, maxSections)
    .map(({ section }) => ({
      url: `${fragment.url}#${section.id}`,
      title: markTerms(section.title, terms, language),
    }));
}
