import { placeholdersOf } from '../../../translations/strings/placeholders';
import { acceptedFormCounts, pluralFormsOf } from '../../../translations/strings/pluralForms';
import type { WrittenMessage } from '../../../translations/strings/types';
import { count } from '../../count';
import { positionAt } from '../../page/decode';
import { hiddenCharacters } from '../../page/hiddenCharacters';
import { wrongEncoding } from '../../page/wrongEncoding';
import type { Position, Problem } from '../../problem';

/** Makes a problem of the file that is being checked. */
export type Report = (at: Position, code: string, message: string, fix: string) => Problem;

/** Characters that nobody sees, and those of text that was read in the wrong encoding. */
export function checkCharacters({ message, messageAt }: WrittenMessage, report: Report): Problem[] {
  // Text of the other direction stands between two marks, and a message has no other way to say so.
  const shown = message.replaceAll(/[\u2066-\u2068]([^\u2066-\u2069]*)\u2069/g, ' $1 ');
  return [...hiddenCharacters(shown), ...wrongEncoding(message)].map((fault) => {
    // Behind the quote that opens the message.
    const at = { line: messageAt.line, column: messageAt.column + fault.column };
    return report(fault.line === 1 ? at : messageAt, fault.code, fault.message, fault.fix);
  });
}

/** Placeholders in two braces, of which the site takes one away. */
function doubled(english: string, { message, messageAt }: WrittenMessage, report: Report) {
  return [...message.matchAll(/\{(\{\w+\})\}/g)]
    .filter(([all]) => !english.includes(all))
    .map(({ 0: all, 1: name, index }) => {
      const { line, column } = positionAt(message, index);
      const at = { line: messageAt.line, column: messageAt.column + column };
      const what = `${all} has two braces at each side, and one of them is shown`;
      const place = line === 1 ? at : messageAt;
      return report(place, 'translation/broken-placeholder', what, `write ${name}`);
    });
}

/** Placeholders: those of English, in any order. */
export function checkPlaceholders(
  english: string,
  written: WrittenMessage,
  report: Report,
): Problem[] {
  const wanted = placeholdersOf(english);
  const found = placeholdersOf(written.message);
  const unknown = [...found].filter((name) => !wanted.has(name));
  const missing = [...wanted].filter((name) => !found.has(name));
  if (unknown.length === 0 && missing.length === 0) {
    return doubled(english, written, report);
  }
  const [message, fix] =
    unknown.length > 0
      ? [
          `English has no ${unknown.join(', ')}, so it is shown as written`,
          missing.length > 0 ? `write ${missing.join(', ')}` : 'remove it',
        ]
      : [
          `${missing.join(', ')} of English is missing`,
          `put ${missing.join(', ')} where it belongs`,
        ];
  return [report(written.messageAt, 'translation/broken-placeholder', message, fix)];
}

/** Plural forms: as many as the language tells apart, and none where English has none. */
export function checkPlural(
  english: string,
  written: WrittenMessage,
  language: string,
  report: Report,
): Problem[] {
  const { length } = pluralFormsOf(written.message);
  const isPlural = pluralFormsOf(english).length > 1;
  const accepted = isPlural ? acceptedFormCounts(language) : [1];
  if (accepted.includes(length)) {
    return [];
  }
  const forms = accepted.join(' or ');
  const isOne = accepted.length === 1 && accepted[0] === 1;
  const message = isPlural
    ? `the string has ${count(length, 'plural form')}, and the language ${forms}`
    : 'the string has plural forms, and in English it has none';
  const fix = isOne
    ? 'write one form without |'
    : `write ${forms} forms with | between them, in the order zero, one, two, few, many, other`;
  return [report(written.messageAt, 'translation/plural-forms', message, fix)];
}
