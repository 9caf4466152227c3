import { isMap, isScalar, LineCounter, parseDocument, stringify, type Pair } from 'yaml';
import type { LocalProblem, Position } from '../content/problem';
import type { PageSections } from './sections';

/** Stamps of the English sections that a translation was made from, in their order. */
export type SourceStamps = ReadonlyMap<string, string>;

/** What a translation says of its source. */
export interface ReadStamps {
  /** Undefined if the translation has none, or none that can be read. */
  readonly stamps?: SourceStamps;
  readonly problems: readonly LocalProblem[];
}

const FRONT_MATTER = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*\r?$)/m;

const STAMP = /^[0-9a-f]{8}$/;

/** Front matter of a page: what stands before, in, and behind it. */
interface Split {
  readonly head: string;
  readonly yaml: string;
  readonly tail: string;
}

function split(text: string): Split | undefined {
  const match = FRONT_MATTER.exec(text);
  if (!match || match.index !== 0) {
    return undefined;
  }
  const [, head = '', yaml = ''] = match;
  return { head, yaml, tail: text.slice(head.length + yaml.length) };
}

function malformed(at: Position, message: string): ReadStamps {
  const fix = 'restore the line from git, or stamp anew with npm run i18n -- bless';
  return { problems: [{ ...at, code: 'translation/malformed-stamp', message, fix }] };
}

function pairOf(pairs: readonly Pair[], name: string): Pair | undefined {
  return pairs.find(({ key }) => isScalar(key) && key.value === name);
}

/**
 * Reads `translation.source` from the front matter of a translation.
 *
 * @param text - The whole file. Front matter that is no YAML says nothing here: the page's own
 *   reading reports it.
 */
export function readStamps(text: string): ReadStamps {
  const { yaml } = split(text) ?? {};
  if (yaml === undefined) {
    return { problems: [] };
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  if (document.errors.length > 0 || !isMap(document.contents)) {
    return { problems: [] };
  }
  const positionOf = (node: unknown): Position => {
    const range = (node as { range?: readonly number[] | null } | null)?.range;
    const { line, col } = lineCounter.linePos(range?.[0] ?? 0);
    return { line: line + 1, column: col };
  };
  const translation = pairOf(document.contents.items, 'translation');
  if (!translation) {
    return { problems: [] };
  }
  const source = isMap(translation.value) && pairOf(translation.value.items, 'source');
  if (!source || !isMap(source.value) || source.value.items.length === 0) {
    return malformed(positionOf(translation.key), 'translation holds no stamps of sections');
  }
  const stamps = new Map<string, string>();
  for (const { key, value } of source.value.items) {
    // Digits alone, or with an e, are a number to YAML: what was written counts.
    const id = isScalar(key) ? (key.source ?? '') : '';
    const stamp = isScalar(value) ? (value.source ?? '') : '';
    if (!id || !STAMP.test(stamp)) {
      return malformed(positionOf(key), `"${id}" has no stamp of eight hexadecimal digits`);
    }
    stamps.set(id, stamp);
  }
  return { stamps, problems: [] };
}

/** Stamps of a page as it is now. */
export function stampsOf({ sections }: Pick<PageSections, 'sections'>): SourceStamps {
  return new Map(sections.map(({ id, stamp }) => [id, stamp]));
}

/** End of the lines that a key of the front matter takes, given the end of its value. */
function lineEnd(yaml: string, offset: number): number {
  if (yaml[offset - 1] === '\n') {
    return offset;
  }
  const feed = yaml.indexOf('\n', offset);
  return feed < 0 ? yaml.length : feed + 1;
}

/**
 * Writes `translation.source` into the front matter of a translation. Everything else stays as it is,
 * to the byte.
 *
 * @param text - A whole file whose front matter can be read.
 * @throws if it has none.
 */
export function writeStamps(text: string, stamps: SourceStamps): string {
  const parts = split(text);
  if (!parts) {
    throw new Error('1:1  the page has no front matter -> start it with title and description');
  }
  const { head, yaml, tail } = parts;
  const { contents } = parseDocument(yaml);
  const pairs = isMap(contents) ? contents.items : [];
  const pair = pairOf(pairs, 'translation');
  const others = isMap(pair?.value) ? (pair.value.toJSON() as Record<string, unknown>) : {};
  const lines = stringify(
    { translation: { ...others, source: new Map(stamps) } },
    { lineWidth: 0 },
  ).replaceAll('\n', head.endsWith('\r\n') ? '\r\n' : '\n');
  const start = isScalar(pair?.key) ? (pair.key.range?.[0] ?? yaml.length) : yaml.length;
  const value = pair?.value as { range?: readonly number[] | null } | null | undefined;
  const end = pair ? lineEnd(yaml, value?.range?.[1] ?? start) : yaml.length;
  return head + yaml.slice(0, start) + lines + yaml.slice(end) + tail;
}
