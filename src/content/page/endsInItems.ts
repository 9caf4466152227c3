import type { LocalProblem } from '../problem';
import type { MendedText } from './mendedText';
import { mendQuotes } from './quotes';
import { isInComment, sourceLines, type SourceLine } from './sourceLines';

/** The mark of an item of a list, with the space up to its text. */
const ITEM = /^ *(?:[-*+]|\d{1,9}[.)]) {1,4}(?=\S)/;

const ADMONITION = /^:{3,}(?=[\w-])/;
const END = /^:{3,}$/;

/** Quotes in quotes that are looked into. */
const MAX_DEPTH = 3;

/** The start of code with a language. */
const OTHER_FENCE = /^\s*(?:`{3,}|~{3,})\w/;

function widthOf(pattern: RegExp, line: string): number {
  return pattern.exec(line)?.[0].length ?? 0;
}

function indentOf(line: string): number {
  return widthOf(/^ */, line);
}

/** How far the text is indented of the item that a line stands in; 0 if it stands in none. */
function indentOfItem(lines: readonly SourceLine[], index: number): number {
  const own = lines[index]?.text ?? '';
  let indent = widthOf(ITEM, own);
  if (indent > 0) return indent;
  indent = indentOf(own);
  for (let at = index - 1; indent > 0 && at >= 0; at -= 1) {
    const { text = '', place } = lines[at] ?? {};
    if (text.trim() === '' || indentOf(text) >= indent || place === 'code') continue;
    const item = widthOf(ITEM, text);
    if (item > 0) return item <= indent ? item : 0;
    indent = indentOf(text);
  }
  return 0;
}

/** A block in an item, from the line that starts it to the one that was to end it. */
interface Block {
  readonly kind: 'admonition' | 'code';
  readonly first: number;
  readonly last: number;
}

/** The next line below another one that passes a test; -1 if none does. */
function nextLine(
  lines: readonly SourceLine[],
  above: number,
  test: (line: SourceLine) => boolean,
): number {
  for (let at = above + 1; at < lines.length; at += 1) {
    const line = lines[at];
    if (line && test(line)) return at;
  }
  return -1;
}

/** The line that ends the code which begins in a line; -1 if it goes on to the end. */
function endOfCode(lines: readonly SourceLine[], first: number): number {
  return nextLine(lines, first, ({ place }) => place === 'fence');
}

/** The line that ends the admonition which begins in a line; -1 if another one begins before. */
function endOfAdmonition(lines: readonly SourceLine[], first: number): number {
  const start = (lines[first]?.text ?? '').replace(ITEM, '').trim();
  const marks = ADMONITION.exec(start)?.[0] ?? '';
  const next = nextLine(
    lines,
    first,
    ({ text, place }) => place === 'text' && text.trimStart().startsWith(':::'),
  );
  const end = lines[next]?.text.trim() ?? '';
  return END.test(end) && end.length >= marks.length ? next : -1;
}

/** Blocks that begin in items. */
function blocksInItems(lines: readonly SourceLine[]): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  lines.forEach(({ text, place }, first) => {
    if (place === 'fence') isOpen = !isOpen;
    const isCode = place === 'fence' && isOpen;
    const isAdmonition = place === 'text' && ADMONITION.test(text.replace(ITEM, '').trimStart());
    if (!isCode && !isAdmonition) return;
    const last = isCode ? endOfCode(lines, first) : endOfAdmonition(lines, first);
    if (last >= 0) blocks.push({ kind: isCode ? 'code' : 'admonition', first, last });
  });
  return blocks;
}

/** Whether code goes on with a line of it that is not indented: behind an empty line, the item may have ended. */
function goesOn(inside: readonly string[], wrong: number): boolean {
  return inside[wrong - 1]?.trim() !== '' && !inside.some((line) => OTHER_FENCE.test(line));
}

/** Whether the end of an admonition can be that of no other one: an item may have ended before it. */
function isEndOfItem(
  lines: readonly SourceLine[],
  { first, last }: Block,
  indent: number,
): boolean {
  if (indentOf(lines[last]?.text ?? '') >= indent) return true;
  const marks = lines
    .slice(0, first)
    .filter(({ text, place }) => place === 'text' && /^\s*:::/.test(text));
  const starts = marks.filter(({ text }) => ADMONITION.test(text.trim()));
  return starts.length * 2 <= marks.length;
}

/** What is wrong with a block whose lines are not all indented as its item, and which line says so. */
function fault(
  { kind, first, last }: Block,
  wrong: number,
  indent: number,
  above: number,
): LocalProblem {
  const at = { line: above + wrong + 1, column: 1, code: 'content/stray-markup' };
  const name = `the ${kind} of line ${above + first + 1}`;
  if (wrong < last) {
    const message = `the line is not indented as the list item, so ${name} ends above it`;
    const fix = `indent the ${kind === 'code' ? kind : 'text'} and its end by ${indent} spaces`;
    return { ...at, message, fix };
  }
  const consequence = kind === 'code' ? 'so it starts other code' : 'so it is shown as text';
  const message = `the end of ${name} is not indented as its list item, ${consequence}`;
  return { ...at, message, fix: `indent it by ${indent} spaces` };
}

/**
 * Finds ends of code and of admonitions that are not indented as the item of the list in which those begin,
 * and so end nothing, and reads on as if they were: what they make of the page would be told as something else.
 */
export function withEndsInItems(text: string): MendedText {
  return withEndsBelow(text, 0, 0);
}

/**
 * @param above - Lines of the page above the text.
 * @param depth - Quotes around the text.
 */
function withEndsBelow(source: string, above: number, depth: number): MendedText {
  const { text, problems: inQuotes } =
    depth < MAX_DEPTH
      ? mendQuotes(source, above, (inside, below) => withEndsBelow(inside, below, depth + 1))
      : { text: source, problems: [] };
  const { text: mended, problems } = withEndsInOwnItems(text, above);
  return { text: mended, problems: [...inQuotes, ...problems] };
}

function withEndsInOwnItems(text: string, above: number): MendedText {
  if (!/^ *(?:[-*+\d]|[`~:]{3})/m.test(text)) return { text, problems: [] };
  const lines = sourceLines(text);
  const texts = lines.map((line) => line.text);
  const problems = blocksInItems(lines).flatMap((block): LocalProblem[] => {
    const { kind, first, last } = block;
    const indent = indentOfItem(lines, first);
    const isWrong = (line: string): boolean => line.trim() !== '' && indentOf(line) < indent;
    // The first line of the block that is no part of the item.
    const wrong = nextLine(lines, first, (line) => isWrong(line.text));
    const isEarlier = wrong >= 0 && wrong < last;
    const isFault =
      wrong === last ||
      (isEarlier &&
        (kind === 'code'
          ? goesOn(texts.slice(first + 1, last), wrong - first - 1)
          : isEndOfItem(lines, block, indent)));
    if (!isFault || isInComment(text, lines[first]?.offset ?? 0)) return [];
    for (let at = wrong; at <= last; at += 1) {
      const line = texts[at] ?? '';
      if (isWrong(line)) texts[at] = ' '.repeat(indent) + line.trimStart();
    }
    return [fault(block, wrong, indent, above)];
  });
  return { text: texts.join('\n'), problems };
}
