import { describeType } from '../../navigation/rules/describeType';
import { labelFaults } from '../../navigation/rules/labelText';
import { loadExport } from '../loadExport';
import { positionAt } from '../page/decode';
import { problemAt, type Position, type Problem } from '../problem';
import type { SiteContent } from '../site';
import { unknownFields } from '../unknownFields';
import { defaultLanguageProblem, languagesFile } from './defaultLanguage';

/** A language as somebody wrote it down. */
type Written = Readonly<Record<string, unknown>>;

interface FieldRule {
  readonly accepts: (value: string) => boolean;
  readonly fix: string;
}

function isTag(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}

const isLabel = (value: string): boolean => value.trim() !== '' && labelFaults(value).length === 0;

/** What the fields of a language may be. */
const fields: Readonly<Record<string, FieldRule>> = {
  label: { accepts: isLabel, fix: "write its name in itself: label: 'Português'" },
  htmlLang: { accepts: isTag, fix: "write the tag of the language: htmlLang: 'pt-BR'" },
  direction: {
    accepts: (value) => value === 'ltr' || value === 'rtl',
    fix: "write 'ltr' for text from left to right, or 'rtl'",
  },
  siteTitle: { accepts: isLabel, fix: "write the name of the portal: siteTitle: '…'" },
};

/** Fields by which readers and browsers tell languages apart. */
const distinct = ['label', 'htmlLang'] as const;

/** Makes a problem of a language, or of one of its fields. */
type Report = (
  language: string,
  field: string | undefined,
  message: string,
  fix: string,
) => Problem;

const keyPattern = (language: string): RegExp => new RegExp(`^  ['"]?${language}['"]?: \\{`, 'gm');

/** Where a field of a language is written; the start of the language if it is not. */
function placeOf(source: string, language: string, field = ''): Position {
  const start = Math.max(0, source.search(keyPattern(language)));
  const end = source.indexOf('}', start);
  const at = field ? source.slice(start, end).search(new RegExp(`\\b${field}:`)) : -1;
  return positionAt(source, at < 0 ? start + source.slice(start).search(/\S/) : start + at);
}

function fieldProblems(language: string, written: Written, report: Report): Problem[] {
  const unknown = unknownFields(written, Object.keys(fields));
  const odd = Object.entries(fields).filter(([field, { accepts }]) => {
    const value = written[field];
    const isMisspelled = value === undefined && unknown.some(({ meant }) => meant === field);
    return !isMisspelled && (typeof value !== 'string' || !accepts(value));
  });
  return [
    ...odd.map(([field, { fix }]) =>
      report(
        language,
        field,
        `the ${field} of "${language}" is ${describeType(written[field])}`,
        fix,
      ),
    ),
    ...unknown.map(({ field, fix }) =>
      report(language, field, `a language has no field "${field}"`, fix),
    ),
  ];
}

/** Two languages that nobody could tell apart. */
function repetitions(list: Readonly<Record<string, Written>>, report: Report): Problem[] {
  const names = Object.keys(list);
  return distinct.flatMap((field) =>
    names.flatMap((name, index) => {
      const value = list[name]?.[field];
      const other = names.slice(0, index).find((before) => list[before]?.[field] === value);
      if (other === undefined || typeof value !== 'string') return [];
      const message = `"${name}" has the ${field} "${value}" of "${other}"`;
      return [report(name, field, message, 'give each language its own')];
    }),
  );
}

/** The languages of the site: what is missing of them, and what they have in common. */
export function languageList({ files }: SiteContent): Problem[] {
  if (!files.isFile(languagesFile)) return [];
  const loaded = loadExport(languagesFile, 'languages', files);
  if ('problem' in loaded) return [loaded.problem];
  const list = loaded.value;
  if (typeof list !== 'object' || list === null) return [];
  const source = files.read(languagesFile).toString('utf8');
  const report: Report = (language, field, message, fix) =>
    problemAt(
      languagesFile,
      placeOf(source, language, field),
      'translation/language',
      message,
      fix,
    );
  const written = Object.entries(list as Readonly<Record<string, unknown>>).filter(
    (entry): entry is [string, Written] => typeof entry[1] === 'object' && entry[1] !== null,
  );
  const pagesIn = loadExport(languagesFile, 'defaultLanguage', files);
  return [
    ...('value' in pagesIn && pagesIn.value !== undefined
      ? defaultLanguageProblem(list, pagesIn.value, source)
      : []),
    ...written.flatMap(([language, fieldsOfIt]) => fieldProblems(language, fieldsOfIt, report)),
    ...repetitions(Object.fromEntries(written), report),
  ];
}
