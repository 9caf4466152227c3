import { nearest } from '../../../navigation/rules/nearest';
import { defaultLanguage } from '../../../translations/languages';
import type { RemainderOf } from '../../../translations/sameText';
import type { Message, WrittenStrings } from '../../../translations/strings/types';
import { count } from '../../count';
import { fileStart, problemAt, type Problem } from '../../problem';
import { misspelledEntries } from '../../misspelledEntries';
import type { SiteContent } from '../../site';
import type { TranslatedStrings } from '../../translations/types';
import { checkCharacters, checkPlaceholders, checkPlural, type Report } from './messageParts';
import { remainders } from './remainders';

/** English as readers see it: a package's own words may be replaced. */
function shownInEnglish(
  id: string,
  english: Message,
  overrides: WrittenStrings | undefined,
): string[] {
  return [english.message, overrides?.messages.get(id)?.message ?? english.message];
}

/** Path of the page that a label of a sidebar leads to. */
const labelledPage = /^sidebar\.[a-z]+\.doc\.(?<pathname>.+)$/;

/**
 * Who adds a page need not know the other languages: until somebody translates the page, its label may
 * be in English, as the page is.
 */
function severityOf(id: string, translated: ReadonlySet<string>): Problem['severity'] {
  const pathname = labelledPage.exec(id)?.groups?.pathname;
  return pathname === undefined || translated.has(pathname) ? 'error' : 'warning';
}

/** How many missing strings of a file are told one by one: more are a file that somebody has just begun. */
const mostMissing = 20;

/** Strings that a file does not have. */
function missingStrings(
  { file, language, source, written }: TranslatedStrings,
  translated: ReadonlySet<string>,
): Problem[] {
  const problem = (ids: readonly string[], message: string): Problem => {
    const they = ids.length > 1 ? 'them' : 'it';
    const fix = `add ${they} with npm run i18n -- strings ${language}, and translate ${they}`;
    const isError = ids.some((id) => severityOf(id, translated) === 'error');
    return {
      ...problemAt(file, fileStart, 'translation/missing-string', message, fix),
      severity: isError ? 'error' : 'warning',
    };
  };
  const missing = [...source.messages.keys()].filter((id) => !written?.messages.has(id));
  if (missing.length > mostMissing) {
    const [first, second] = missing;
    const message = `${missing.length} interface strings are missing, "${first}" and "${second}" the first`;
    return [problem(missing, message)];
  }
  return missing.map((id) =>
    problem([id], `the string "${id}" of ${source.messages.get(id)?.source} is missing`),
  );
}

/** True for the label of an entry whose pathname has a slip, or of the page that it was to lead to. */
function isOfMisspelledEntry(id: string, site: SiteContent): boolean {
  const entries = misspelledEntries(site);
  const pathname = entries.size > 0 ? labelledPage.exec(id)?.groups?.pathname : undefined;
  if (pathname === undefined) return false;
  return entries.has(pathname) || [...entries.values()].includes(pathname);
}

/** The strings without labels that are right as soon as the navigation is. */
function withoutSlips(strings: TranslatedStrings, site: SiteContent): TranslatedStrings {
  const { source, written } = strings;
  const sound = <Value>(messages: ReadonlyMap<string, Value>): Map<string, Value> =>
    new Map([...messages].filter(([id]) => !isOfMisspelledEntry(id, site)));
  return {
    ...strings,
    source: { ...source, messages: sound(source.messages) },
    ...(written && { written: { ...written, messages: sound(written.messages) } }),
  };
}

/** @param translated - Pathnames of pages that are translated into the language. */
function checkFile(
  strings: TranslatedStrings,
  remainderOf: RemainderOf,
  overrides: WrittenStrings | undefined,
  translated: ReadonlySet<string>,
): Problem[] {
  const { language, file, source, written } = strings;
  const report: Report = (at, code, message, fix) => problemAt(file, at, code, message, fix);
  const command = `npm run i18n -- strings ${language}`;
  if (!written) {
    const message = `the file with ${count(source.messages.size, 'interface string')} does not exist`;
    return [
      report(
        fileStart,
        'translation/missing-string',
        message,
        `create it with ${command}, and translate it`,
      ),
    ];
  }
  if (written.problems.length > 0) {
    return written.problems.map(({ message, fix, ...at }) =>
      report(at, 'translation/malformed-json', message, fix),
    );
  }
  const isEnglish = language === defaultLanguage;
  const ids = [...source.messages.keys()];
  const missing = isEnglish ? [] : missingStrings(strings, translated);
  const others = [...written.messages].flatMap(([id, message]): Problem[] => {
    const english = source.messages.get(id);
    if (!english) {
      const guess = nearest(
        id,
        ids.filter((other) => !written.messages.has(other)),
      );
      const fix = guess
        ? `did you mean "${guess}"? Otherwise delete it`
        : `delete it, or run ${command}`;
      return [
        report(
          message,
          'translation/unknown-string',
          `nothing shows the string "${id}" any more`,
          fix,
        ),
      ];
    }
    if (!isEnglish && english.message.trim() !== '' && message.message.trim() === '') {
      const what = `the message of "${id}" is empty`;
      return [report(message.messageAt, 'translation/untranslated-string', what, 'translate it')];
    }
    const isEqual = shownInEnglish(id, english, overrides).includes(message.message);
    const left = !isEnglish && isEqual ? remainderOf(message.message).text : '';
    return [
      ...(left
        ? [
            {
              ...report(
                message.messageAt,
                'translation/untranslated-string',
                `"${id}" is "${message.message}" as in English`,
                'translate it, or list its words under "same" in the glossary of the language',
              ),
              severity: severityOf(id, translated),
            },
          ]
        : []),
      ...checkCharacters(message, report),
      ...checkPlaceholders(english.message, message, report),
      ...checkPlural(english.message, message, language, report),
    ];
  });
  return [...missing, ...others];
}

/** Interface strings: all there, none that nothing shows, translated, with placeholders and plural forms. */
export function interfaceStrings(site: SiteContent): Problem[] {
  const { pages } = site.translations;
  const strings = site.translations.strings.map((file) => withoutSlips(file, site));
  const remainderIn = remainders(site);
  return strings.flatMap((file) => {
    const overrides = strings.find(
      ({ language, source }) => language === defaultLanguage && source.file === file.source.file,
    );
    const translated = new Set(
      pages
        .filter(({ language }) => language === file.language)
        .map(({ english }) => english.pathname),
    );
    return checkFile(file, remainderIn(file.language), overrides?.written, translated);
  });
}
