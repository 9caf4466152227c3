/** The order in which Docusaurus' `usePluralForm` reads the forms of a message. */
const ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Counts that the site may show. Categories that only larger numbers have are never asked for. */
const LARGEST_COUNT = 1000;

/** Forms of a message, one for each category of its language. */
export function pluralFormsOf(message: string): string[] {
  return message.split('|');
}

/** Plural categories of a language, in the order of the forms. */
export function pluralCategories(language: string): Intl.LDMLPluralRule[] {
  const { pluralCategories: known } = new Intl.PluralRules(language).resolvedOptions();
  return ORDER.filter((category) => known.includes(category));
}

/**
 * How many forms a message may have in a language. Docusaurus takes the last form for all categories
 * that have none, so fewer forms than categories do where those are never told apart: Portuguese
 * keeps `many` for millions.
 *
 * @returns the numbers that give each count a form of its own, the smallest first.
 */
export function acceptedFormCounts(language: string): number[] {
  const categories = pluralCategories(language);
  const rules = new Intl.PluralRules(language);
  const used = new Set(
    Array.from({ length: LARGEST_COUNT }, (_, count) => categories.indexOf(rules.select(count))),
  );
  return categories
    .map((_category, index) => index + 1)
    .filter((forms) => {
      const shown = new Set([...used].map((index) => Math.min(index, forms - 1)));
      return shown.size === used.size;
    });
}
