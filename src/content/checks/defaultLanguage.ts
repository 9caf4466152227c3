import { describeType } from '../../navigation/rules/describeType';
import { positionAt } from '../page/decode';
import { problemAt, type Problem } from '../problem';

export const languagesFile = 'src/translations/languages.ts';

/**
 * Tells of a language for the pages that the list of languages does not have.
 *
 * @param languages - What the file exports as the list.
 * @param defaultLanguage - What it exports as the language in which pages are written.
 */
export function defaultLanguageProblem(
  languages: unknown,
  defaultLanguage: unknown,
  source: string,
): Problem[] {
  // A list that is none is told by what reads it.
  if (typeof languages !== 'object' || languages === null) return [];
  const known = Object.keys(languages);
  if (typeof defaultLanguage === 'string' && known.includes(defaultLanguage)) return [];
  return [
    problemAt(
      languagesFile,
      positionAt(source, Math.max(0, source.search(/\bdefaultLanguage\b/))),
      'translation/language',
      `pages are written in ${describeType(defaultLanguage)}, which is no language of the list`,
      `name one of ${known.join(', ')}`,
    ),
  ];
}
