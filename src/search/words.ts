const word = /[\p{L}\p{N}_$]+/gu;

/** Languages that are written without spaces between words. */
const unspaced = ['zh', 'ja', 'th'];

/** Whether a language is written without spaces between words. @param language as in `<html lang>`. */
export function isUnspaced(language: string): boolean {
  const [primary = ''] = language.toLowerCase().split('-');
  return unspaced.includes(primary);
}

const segmenters = new Map<string, Intl.Segmenter>();

/** Segments of a text: words and what stands between. Making a segmenter takes longer than using it. */
function segment(text: string, language: string): Intl.SegmentData[] {
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return Array.from(segmenter.segment(text));
}

const segments = (language: string): boolean =>
  isUnspaced(language) && typeof Intl.Segmenter !== 'undefined';

/** Characters that the segmenter leaves alone are one word together: it does not know them all. */
function joinSingles(segments: readonly Intl.SegmentData[]): string[] {
  const words: { text: string; single: boolean; end: number }[] = [];
  for (const { segment, index, isWordLike } of segments) {
    const single = segment.length === 1 && /\p{Script=Han}/u.test(segment);
    const last = words.at(-1);
    if (isWordLike && single && last?.single && last.end === index) {
      last.text += segment;
      last.end += 1;
    } else if (isWordLike) {
      words.push({ text: segment, single, end: index + segment.length });
    }
  }
  return words.map(({ text }) => text);
}

/**
 * Words of a text, in order and as they are written.
 *
 * @param language as in `<html lang>`: Chinese, Japanese and Thai have to be segmented.
 */
export function wordsOf(text: string, language: string): string[] {
  return segments(language) ? joinSingles(segment(text, language)) : (text.match(word) ?? []);
}

/** A part of a text: a word, or what stands between words. */
export interface Token {
  readonly text: string;
  readonly index: number;
  readonly isWord: boolean;
}

const token = /([\p{L}\p{N}_$]+)|([^\p{L}\p{N}_$]+)/gu;

/** A text in words and what stands between them, in order. @param language as in `<html lang>`. */
export function tokensOf(text: string, language: string): Token[] {
  return segments(language)
    ? segment(text, language).map(({ segment: part, index, isWordLike = false }) => ({
        text: part,
        index,
        isWord: isWordLike,
      }))
    : [...text.matchAll(token)].map(({ 0: part, 1: isWord, index }) => ({
        text: part,
        index,
        isWord: Boolean(isWord),
      }));
}

/** Letters that have no diacritics to lose. */
const plain = /^[\x20-\x7e]*$/;

/** One spelling for comparisons: lower case, without diacritics. */
export function normalize(text: string): string {
  // Nearly all words of these pages, and a search looks at thousands.
  if (plain.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Words that are no names in camel case, which most are. */
const simple = /^[A-Z]?[a-z0-9]+$/;

/** Parts of a name in camel case: `useDialogs` has `use` and `Dialogs`. */
export function camelParts(name: string): string[] {
  if (simple.test(name)) return [name];
  return name.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|_/u).filter(Boolean);
}

/** A word and the parts of a name in camel case, normalized. */
export function spellingsOf(word: string): string[] {
  const parts = camelParts(word);
  return (parts.length === 1 && parts[0] === word ? parts : [word, ...parts]).map(normalize);
}

/** Different normalized words of a text, and the normalized parts of the names among them. */
export function wordsWithParts(text: string, language: string): string[] {
  return [...new Set(wordsOf(text, language))].flatMap(spellingsOf);
}

function commonPrefix(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/**
 * Whether two normalized words are forms of one: equal, or different only in their endings, as
 * `deploy`, `deployed` and `deployment`. Rough on purpose: it decides on marks and on weights, not
 * on what is found.
 */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [shorter, longer] = a.length < b.length ? [a.length, b.length] : [b.length, a.length];
  if (shorter < 3 || longer - shorter > 4) return false;
  const shared = commonPrefix(a, b);
  return shared >= 3 && shared >= shorter - (shorter > 5 ? 2 : shorter > 4 ? 1 : 0);
}

const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Before the first of these characters. */
const beforeUnspaced = '\u0e00';

/** Whether a word is written in a script without spaces: Chinese pages have English names, too. */
export function isUnspacedWord(text: string): boolean {
  return text >= beforeUnspaced && unspacedScript.test(text);
}

/**
 * Whether a word of a text agrees with a term that may still be being typed. Where words have no
 * spaces, it depends on what is around them how they are cut: a term may be any part of one.
 */
export function matchesTerm(textWord: string, term: string): boolean {
  if (isUnspacedWord(term)) return textWord.includes(term);
  return sameWord(textWord, term) || (term.length > 1 && textWord.startsWith(term));
}

/** Endings that turn one form of a word into another: `deploy` and `deploying`. */
const ending = /^(?:s|es|ed|d|r|er|ers|ing|e|y|ies|ion|ions|al|ly|ment|ments)?$/;

/**
 * Whether a word of a text shows that a term is spelled right: it begins with the term, or differs
 * from it in a usual ending alone. Stricter than {@link sameWord}, for errors are often near the end.
 */
export function confirmsTerm(textWord: string, term: string): boolean {
  if (textWord.startsWith(term)) return true;
  const shared = commonPrefix(textWord, term);
  return shared >= 4 && ending.test(textWord.slice(shared)) && ending.test(term.slice(shared));
}
