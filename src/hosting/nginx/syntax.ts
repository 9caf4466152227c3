/** A string of nginx' configuration: in quotes, with what quotes give a meaning to taken out of it. */
export function quoted(text: string): string {
  if (/[\r\n]/.test(text))
    throw new Error(`a value of nginx' configuration has two lines: ${text}`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/**
 * Text in which nginx is to find no variable.
 *
 * @throws if it holds a `$`, which nginx has no way to write.
 */
export function literal(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would read a variable in: ${text}`);
  return text;
}

/** Text as a part of a regular expression that stands for nothing but itself. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** What a variable is, by the first row whose key matches. */
export interface MapBlock {
  /** What the keys are compared with, for example `$uri`. */
  readonly source: string;
  /** Name of the variable that it sets, with its `$`. */
  readonly variable: string;
  /** Why it is there, for whoever reads the file. */
  readonly comment: string;
  /** Keys are strings, or patterns after `~`; values may hold variables. */
  readonly rows: readonly (readonly [key: string, value: string])[];
  /** Value where no key matches; empty, unless given. */
  readonly otherwise?: string;
}

/** In bytes. nginx reads no word of more than 4096, and policies with many hashes are longer. */
const longestWord = 3000;

/** A value in pieces that nginx can read: variables of their own, and the value made of them. */
function inPieces(value: string, variable: string): { blocks: string[]; value: string } {
  if (value.length <= longestWord) return { blocks: [], value };
  const pieces = value.match(new RegExp(`.{1,${longestWord}}`, 'gs')) ?? [];
  const names = pieces.map((_, index) => `${variable}_piece_${index}`);
  return {
    blocks: pieces.map((piece, index) =>
      block(`map "" ${names[index]}`, [`default ${quoted(literal(piece))};`]),
    ),
    value: names.map((name) => `\${${name.slice(1)}}`).join(''),
  };
}

/** Writes a `map` block, with others before it for values that are too long. */
export function mapBlock({ source, variable, comment, rows, otherwise = '' }: MapBlock): string {
  const values = [otherwise, ...rows.map(([, value]) => value)].map((value, index) =>
    inPieces(value, `${variable}_${index}`),
  );
  const [first, ...rest] = values.map(({ value }) => quoted(value));
  return [
    `# ${comment}`,
    ...values.flatMap(({ blocks }) => blocks),
    block(`map ${quoted(source)} ${variable}`, [
      `default ${first};`,
      ...rows.map(([key], index) => `${quoted(key)} ${rest[index]};`),
    ]),
    '',
  ].join('\n');
}

/** Writes a block of the given name around lines. */
export function block(name: string, lines: readonly string[]): string {
  return [`${name} {`, ...lines.map((line) => (line ? `    ${line}` : line)), '}'].join('\n');
}
