import { products } from '../../../products';
import { problemAt, type Problem } from '../../problem';
import type { SiteContent } from '../../site';
import type { TranslatedStrings } from '../../translations/types';
import { areNamesKnown, remainders } from './remainders';
import { blockText } from './untranslated';

/** Texts of a language that are those of English. */
function equalTexts(language: string, { translations }: SiteContent): string[] {
  const strings = translations.strings
    .filter((file) => file.language === language)
    .flatMap(({ source, written }) =>
      [...(written?.messages ?? [])]
        .filter(([id, { message }]) => source.messages.get(id)?.message === message)
        .map(([, { message }]) => message),
    );
  const inPages = translations.pages
    .filter((page) => page.language === language)
    .flatMap(({ sections, englishSections }) => {
      const english = new Set(englishSections.flatMap(({ blocks }) => blocks.map(blockText)));
      return sections
        .flatMap(({ blocks }) => blocks.map(blockText))
        .filter((text) => english.has(text));
    });
  return [...strings, ...inPages];
}

function isWhole({ source, written }: TranslatedStrings): boolean {
  return (
    written?.problems.length === 0 &&
    [...source.messages.keys()].every((id) => written.messages.has(id))
  );
}

/** False while nobody knows the labels of a sidebar: without a current release it has none. */
const areReleasesKnown = (): boolean =>
  Object.values(products).every(({ versions }) => versions.some(({ current }) => current));

/** False while a text of the language is missing, or can't be read: it may be the one that needs an entry. */
function areTextsKnown(language: string, { translations }: SiteContent): boolean {
  const strings = translations.strings.filter((file) => file.language === language);
  const pages = translations.pages.filter((page) => page.language === language);
  return (
    translations.problems.length === 0 &&
    strings.every(isWhole) &&
    pages.every(({ page, english }) => page.body && english.body)
  );
}

/** Exemptions of a glossary that nothing needs: the next text in English words would hide behind them. */
export function unneeded(site: SiteContent): Problem[] {
  if (!areNamesKnown(site.navigation) || !areReleasesKnown()) {
    return [];
  }
  const remainderIn = remainders(site);
  return [...site.translations.glossaries].flatMap(([language, glossary]) => {
    if (glossary.same.length === 0) {
      return [];
    }
    if (!areTextsKnown(language, site)) {
      return [];
    }
    const used = new Set(
      equalTexts(language, site).flatMap((text) => remainderIn(language)(text).used),
    );
    return glossary.same
      .filter(({ name }) => !used.has(name))
      .map(({ name, ...at }) => {
        const message = `no text of the language needs "${name}" to be the same as in English`;
        return problemAt(glossary.file, at, 'translation/unused-same', message, 'remove the entry');
      });
  });
}
