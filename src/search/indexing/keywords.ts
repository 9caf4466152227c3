import { synonyms, type SynonymGroup } from '../synonyms';
import { normalize, wordsOf } from '../words';

/** Words of texts between spaces; names stay whole, for `CrudForm` is not what `Crud` is. */
function searchable(texts: readonly string[]): string {
  const subjects = texts.filter((text) => !text.startsWith('@'));
  return ` ${subjects.map((text) => normalize(wordsOf(text, 'en').join(' '))).join(' | ')} `;
}

/**
 * What else readers call the subjects of a page.
 *
 * @param texts title and keywords of the page.
 */
export function synonymsFor(
  texts: readonly string[],
  groups: readonly SynonymGroup[] = synonyms,
): string[] {
  const text = searchable(texts);
  const words = groups
    .filter(({ topics }) => topics.some((topic) => text.includes(` ${topic} `)))
    .flatMap((group) => group.words);
  return [...new Set(words)];
}
