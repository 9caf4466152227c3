import { isMap, isScalar, isSeq, type LineCounter, type Node, type Pair } from 'yaml';
import type { Position } from '../content/problem';
import { knownName } from '../navigation/rules/nearest';
import type { GlossaryName, GlossaryProblem, GlossaryTerm } from './glossary';

const TERM_KEYS = ['term', 'use', 'avoid', 'note'] as const;

/** Reads one glossary; everything that is not as it should be is a problem of it. */
export class GlossaryReader {
  readonly problems: GlossaryProblem[] = [];

  constructor(private readonly lineCounter: LineCounter) {}

  positionOf(node: unknown): Position {
    const range = (node as Node | null)?.range;
    const { line, col } = this.lineCounter.linePos(range?.[0] ?? 0);
    return { line, column: col };
  }

  report(node: unknown, message: string, fix: string): void {
    this.problems.push({
      ...this.positionOf(node),
      message,
      fix,
    });
  }

  /** The value of a known key, by its name. */
  values(pairs: readonly Pair[], known: readonly string[]): Map<string, Pair> {
    const found = new Map<string, Pair>();
    for (const pair of pairs) {
      const name = isScalar(pair.key) ? String(pair.key.value) : '';
      if (known.includes(name)) found.set(name, pair);
      else this.report(pair.key, `unknown key "${name}"`, knownName(name, known));
    }
    return found;
  }

  /** A list of texts; YAML takes `yes` and `1.0` for something else. */
  texts(pair: Pair | undefined): GlossaryName[] {
    if (!pair) {
      return [];
    }
    if (!isSeq(pair.value)) {
      const name = String((pair.key as { value?: unknown }).value);
      this.report(pair.key, `"${name}" is no list`, `write ${name}: [word, word]`);
      return [];
    }
    const seen = new Set<string>();
    return pair.value.items.flatMap((item) => {
      if (isScalar(item) && typeof item.value === 'string' && seen.has(item.value)) {
        this.report(item, `"${item.value}" is there twice`, 'remove one of the two');
        return [];
      }
      if (isScalar(item)) seen.add(String(item.value));
      if (isScalar(item) && typeof item.value === 'string' && item.value.trim() !== '') {
        return [{ name: item.value.normalize('NFC'), ...this.positionOf(item) }];
      }
      this.report(
        item,
        'an entry is no text',
        'write a word, in quotes if it looks like something else',
      );
      return [];
    });
  }

  /** Terms without those that an earlier entry is about. */
  distinct(terms: readonly GlossaryTerm[]): GlossaryTerm[] {
    return terms.filter(({ term, line, column }, index) => {
      const other = terms.slice(0, index).find((before) => before.term === term);
      if (other) {
        const message = `the term "${term}" is in line ${other.line} too`;
        const fix = 'write one entry with all forms to use';
        this.problems.push({ line, column, message, fix });
      }
      return !other;
    });
  }

  term(item: unknown): GlossaryTerm[] {
    const pairs = isMap(item) ? this.values(item.items, TERM_KEYS) : new Map<string, Pair>();
    const term = pairs.get('term')?.value;
    const use = this.texts(pairs.get('use')).map(({ name }) => name);
    const note = pairs.get('note')?.value;
    const forms = pairs.get('use');
    const isEmpty = isSeq(forms?.value) && forms.value.items.length === 0;
    const isTold = forms !== undefined && use.length === 0 && !isEmpty;
    if (!isScalar(term) || typeof term.value !== 'string' || use.length === 0) {
      if (!isTold)
        this.report(
          item,
          'an entry lacks its term or a form to use',
          'write { term: …, use: […] }',
        );
      return [];
    }
    const avoid = this.texts(pairs.get('avoid')).filter(({ name, ...at }) => {
      const accepted = use.find((form) => contains(form, name));
      if (accepted) {
        this.problems.push({
          ...at,
          message: `"${name}" is to be avoided, and "${accepted}" to be used contains it`,
          fix: 'remove one of the two',
        });
      }
      return !accepted;
    });
    return [
      {
        ...this.positionOf(term),
        term: term.value,
        use,
        avoid: avoid.map(({ name }) => name),
        ...(isScalar(note) && { note: String(note.value) }),
      },
    ];
  }
}

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}
