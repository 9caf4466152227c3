import type { Root, Text } from 'mdast';
import { admonitionFor, asAdmonition } from '../admonitionNames';
import type { LocalProblem } from '../problem';
import { addressSlip } from './addressSlip';
import { positionAt } from './decode';
import type { LiteralMark } from './literalMark';
import { marksOfAssistants } from './marksOfAssistants';
import { marksOfEmphasis } from './marksOfEmphasis';
import { marksOfForums } from './marksOfForums';
import { marksOfFullWidth } from './marksOfFullWidth';
import { marksOfLinks } from './marksOfLinks';
import { marksOfLists } from './marksOfLists';
import { marksOfOtherTools } from './marksOfOtherTools';
import { unknownReference } from './unknownReference';
import { visit } from './visit';

/** The admonition that a word in a mark of another tool stands for. */
function admonitionNamedIn(found: string): string {
  const word = /\w+/.exec(found)?.[0].toLowerCase() ?? '';
  return asAdmonition(admonitionFor(word));
}

/** Marks that Markdown, or another kind of it, gives a meaning, and that are shown as text here. */
const literalMarks: readonly LiteralMark[] = [
  {
    pattern: /(?<![\\*])\*\*(?!\*)/g,
    message: () => 'the two asterisks begin or end nothing, so they are shown as text',
    fix: 'write **text** without spaces inside, letters or spaces outside, or \\*\\* for the characters',
  },
  {
    pattern: /(?<!\\)`/g,
    message: () => 'the backtick begins or ends no code, so it is shown as text',
    fix: 'add the other one, or write \\` for the character',
  },
  unknownReference,
  {
    pattern: /(?<!\\)&#[\dA-Za-z]{0,12};/g,
    message: (found) => `${found} is no number of a character, so it is shown as text`,
    fix: 'write the character itself, or its number as in &#8364; or &#x20AC;',
  },
  {
    pattern:
      /(?<!\\)&(?:amp|copy|gt|hellip|lt|mdash|nbsp|ndash|quot|rarr|reg|times|trade)(?![\w;=])/g,
    message: (found) => `${found} has no semicolon, so it is shown as text`,
    fix: 'add the semicolon, or write the character itself',
  },
  {
    pattern: /(?<![\w=])==(?![\s=])[^=\n]*[^\s=]==(?![\w=])/g,
    message: () => 'two equals signs mark no text here, so they are shown as text',
    fix: 'write **text**, or put code into backticks',
  },
  {
    pattern: /(?<![\w:/]):[a-z][a-z\d_+-]*:(?![\w:/])/g,
    followedBy: /^[^`]|^$/,
    message: (found) => `${found} is shown as text`,
    fix: 'write the character itself, or put code into backticks',
  },
  {
    pattern: /^(?:\[TOC\]|\[\[TOC\]\])/gi,
    message: (found) => `${found} is a table of contents elsewhere, and is shown as text`,
    fix: 'delete it: the page has its contents beside the text',
  },
  {
    pattern: /^\[!\w+\]/g,
    message: (found) => `${found} is an alert of GitHub, and is shown as text`,
    fix: admonitionNamedIn,
  },
  {
    pattern: /^(?:!!!|\?\?\?\+?)[^\S\n]+\w+/gm,
    message: (found) => `"${found}" is an admonition of MkDocs, and is shown as text`,
    fix: admonitionNamedIn,
  },
  {
    pattern: /\]\($/g,
    message: (_found, behind) => addressSlip(behind).message,
    fix: (_found, behind) => addressSlip(behind).fix,
  },
  {
    pattern: /^\]\([^()\s]+\)/g,
    message: () => 'an empty line parts the address from the start of the link',
    fix: 'write [text](address) without an empty line inside',
  },
  {
    pattern: /^import\s[^\n;]*\sfrom\s+["'][^\n]*$|^export\s+(?:const|default|function)\s[^\n]*$/gm,
    message: () => 'the statement stands in a paragraph, so it is shown as text',
    fix: 'write an empty line above it',
  },
  ...marksOfAssistants,
  ...marksOfEmphasis,
  ...marksOfFullWidth,
  ...marksOfForums,
  ...marksOfLinks,
  ...marksOfLists,
  ...marksOfOtherTools,
];

/** Marks of the quotes and lists that a line may begin with. */
const CONTAINER_MARKS = /^[\s>*+-]*$/;

/** A pattern of what stands where a line begins. */
const STARTS_LINE = /^\^|\(\?<=\^/;

/** What a pattern finds where a line begins is there only if the text begins the line. */
function beginsLine(text: string, offset: number): boolean {
  const { column } = positionAt(text, offset);
  return CONTAINER_MARKS.test(text.slice(offset - column + 1, offset));
}

/** What follows a place in the source, up to the end of its line. */
function restOfLine(text: string, offset: number): string {
  const [rest = ''] = text.slice(offset).split('\n', 1);
  return rest;
}

function problemsOf(
  { pattern, followedBy, isMark, message, fix }: LiteralMark,
  { value, position }: Text,
  text: string,
): LocalProblem[] {
  const from = position?.start.offset ?? 0;
  const source = text.slice(from, position?.end.offset);
  // Most texts have no marks, and a search makes no copy of the pattern.
  if (source.search(pattern) < 0) return [];
  return (
    [...source.matchAll(pattern)]
      // A reference that was decoded shows what it stands for.
      .filter(({ 0: found }) => value.includes(found))
      .filter(({ index }) => !STARTS_LINE.test(pattern.source) || beginsLine(text, from + index))
      .filter(({ 0: found, index }) => isMark?.(found, source.slice(0, index)) ?? true)
      .map(({ 0: found, index }) => {
        const at = from + index;
        return { found, at, behind: restOfLine(text, at + found.length) };
      })
      .filter(({ behind }) => followedBy?.test(behind) ?? true)
      .slice(0, 1)
      .map(({ found, at, behind }) => ({
        ...positionAt(text, at),
        code: 'content/stray-markup',
        message: message(found, behind),
        fix: typeof fix === 'string' ? fix : fix(found, behind),
      }))
  );
}

/** Marks that a reader sees, since they became nothing else. */
export function shownMarks(tree: Root, text: string): LocalProblem[] {
  const problems: LocalProblem[] = [];
  visit(tree, (node) => {
    if (node.type === 'text') {
      problems.push(...literalMarks.flatMap((mark) => problemsOf(mark, node, text)));
    }
  });
  return problems;
}
