import {
  comparable,
  createAvoidedFinder,
  createFinder,
  hasForm,
  type FindAvoided,
  type FindInEnglish,
} from '../../../translations/glossaryMatch';
import type { Glossary } from '../../../translations/glossary';
import { positionAt } from '../../page/decode';
import { problemAt, type Position, type Problem } from '../../problem';
import type { SiteContent } from '../../site';
import type { SectionContent, TranslatedPage, TranslatedStrings } from '../../translations/types';
import { currentSections } from './sections';
import { blockText } from './untranslated';

function textsOf({ blocks }: SectionContent): string[] {
  return blocks.map(blockText);
}

/** Terms and names of English that a section of a translation says in other words. */
function checkUse(translation: TranslatedPage, glossary: Glossary, find: FindInEnglish): Problem[] {
  const { file } = translation.page;
  return currentSections(translation).flatMap(({ english, translated }) => {
    const { names, terms } = find(textsOf(english).join('\n'));
    const text = textsOf(translated).join('\n').replaceAll(/\s+/g, ' ');
    const compared = comparable(text);
    const lost = [...names]
      .filter((name) => !text.includes(name))
      .map((name) => {
        const message = `the name "${name}" of ${translation.english.file}:${english.line} is missing here`;
        return problemAt(file, translated, 'translation/glossary-keep', message, `write "${name}"`);
      });
    const reworded = [...terms]
      .filter(({ use }) => !hasForm(compared, use))
      .map(({ term, use, line }) => {
        const message = `the section has no "${use[0]}" for "${term}" of ${translation.english.file}:${english.line}`;
        const fix = `write ${use.map((form) => `"${form}"`).join(' or ')}, or correct ${glossary.file}:${line}`;
        return problemAt(file, translated, 'translation/glossary-term', message, fix);
      });
    return [...lost, ...reworded];
  });
}

/** Words of a text that the glossary says to avoid, at their place. */
function avoided(file: string, text: string, start: Position, find: FindAvoided): Problem[] {
  return find(text).map(({ word, term, offset }) => {
    const { line, column } = positionAt(text, offset);
    const at = {
      line: start.line + line - 1,
      column: line === 1 ? start.column + column - 1 : column,
    };
    const message = `"${word}" is no word for "${term.term}"`;
    return problemAt(file, at, 'translation/glossary-avoid', message, `write "${term.use[0]}"`);
  });
}

function avoidedInPage({ page, sections }: TranslatedPage, find: FindAvoided): Problem[] {
  return sections
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ runs }) => runs)
    .filter(({ isCode }) => !isCode)
    .flatMap((run) => avoided(page.file, run.text, run, find));
}

function avoidedInStrings({ file, written }: TranslatedStrings, find: FindAvoided): Problem[] {
  return [...(written?.messages.values() ?? [])].flatMap(({ message, messageAt }) => {
    // Behind the quote that opens the message.
    const start = { line: messageAt.line, column: messageAt.column + 1 };
    return avoided(file, message, start, find);
  });
}

/** The words of the field and the names in it: one for one thing, in all texts of a language. */
export function glossaries({ translations }: SiteContent): Problem[] {
  return [...translations.glossaries].flatMap(([language, glossary]) => {
    const find = createFinder(glossary);
    const findAvoided = createAvoidedFinder(glossary);
    const pages = translations.pages.filter((translation) => translation.language === language);
    const strings = translations.strings.filter((file) => file.language === language);
    return [
      ...glossary.problems.map(({ message, fix, ...at }) =>
        problemAt(glossary.file, at, 'translation/malformed-glossary', message, fix),
      ),
      ...pages.flatMap((translation) => [
        ...checkUse(translation, glossary, find),
        ...avoidedInPage(translation, findAvoided),
      ]),
      ...strings.flatMap((file) => avoidedInStrings(file, findAvoided)),
    ];
  });
}
