import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import { fileStart, type LocalProblem, type Position } from '../content/problem';
import { GlossaryReader } from './glossaryReader';

/** What is wrong with a glossary itself. */
export type GlossaryProblem = Omit<LocalProblem, 'code'>;

/** A term of the field, and how a language says it. */
export interface GlossaryTerm extends Position {
  /** The English term, singular. */
  readonly term: string;
  /** Accepted forms or stems. */
  readonly use: readonly string[];
  /** Wrong forms, which never occur in a translation. */
  readonly avoid: readonly string[];
  readonly note?: string;
}

/** A word or name, with the place where the glossary has it. */
export interface GlossaryName extends Position {
  readonly name: string;
}

/** The glossary of a language: `i18n/<language>/glossary.yml`. */
export interface Glossary {
  /** Path from the project root. */
  readonly file: string;
  /** Names that stay as they are. */
  readonly keep: readonly GlossaryName[];
  /** Other words that are the same in this language and in English, so that a text may be equal. */
  readonly same: readonly GlossaryName[];
  readonly terms: readonly GlossaryTerm[];
  /** False if nothing of it can be read, so that nobody knows what it holds. */
  readonly isReadable: boolean;
  readonly problems: readonly GlossaryProblem[];
}

const KEYS = ['keep', 'same', 'terms'] as const;

/** Path of a language's glossary from the project root. */
export function glossaryFile(language: string): string {
  return `i18n/${language}/glossary.yml`;
}

/** A glossary of which nothing can be read. */
export function unreadableGlossary(file: string, problem: GlossaryProblem): Glossary {
  return { file, keep: [], same: [], terms: [], isReadable: false, problems: [problem] };
}

/** Reads a glossary. Never throws on content. */
export function parseGlossary(file: string, text: string): Glossary {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const reader = new GlossaryReader(lineCounter);
  const [error] = document.errors;
  if (error || !isMap(document.contents)) {
    const { line, col } = error ? lineCounter.linePos(error.pos[0]) : { line: 1, col: 1 };
    const message = error
      ? `the glossary is not valid YAML: ${error.message.split(/ at line \d+|\n/)[0]}`
      : 'the glossary has no keys';
    const fix = 'write keep: and terms: with a list each, as i18n/README.md shows';
    const at = error ? { line, column: col } : fileStart;
    return unreadableGlossary(file, { ...at, message, fix });
  }
  const pairs = reader.values(document.contents.items, KEYS);
  const terms = pairs.get('terms');
  if (terms && !isSeq(terms.value)) {
    reader.report(terms.key, '"terms" is no list', 'write - term: … below it');
  }
  return {
    file,
    keep: reader.texts(pairs.get('keep')),
    same: reader.texts(pairs.get('same')),
    terms: isSeq(terms?.value)
      ? reader.distinct(terms.value.items.flatMap((item) => reader.term(item)))
      : [],
    isReadable: true,
    problems: reader.problems,
  };
}
