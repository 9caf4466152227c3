import type { Root } from 'mdast';
import { codeBlockProblems } from './codeBlockProblems';
import { decode } from './decode';
import { definitionProblems } from './definitions';
import { parseFrontMatter } from './frontMatter';
import { hiddenCharacters } from './hiddenCharacters';
import { mdxProblem } from './mdxErrors';
import type { ParseMdx } from './mdxParser';
import { nestingProblems } from './nestingProblems';
import { shownMarks } from './shownMarks';
import { readBody } from './readBody';
import { reservedExports } from './reservedExports';
import { strayMarkup } from './strayMarkup';
import { tableProblems } from './tableProblems';
import { tabsProblems } from './tabsProblems';
import type { LocalProblem } from '../problem';
import type { PageBody, ParsedPage } from './types';
import { typesetCode } from './typesetCode';
import { undefinedNames } from './undefinedNames';
import { unshowable } from './unshowable';
import { wholeTextProblem } from './wholeText';

/** What is wrong with code, except in fences without an end: those hold more than code. */
function codeProblems(tree: Root, { fences }: PageBody): LocalProblem[] {
  const open = fences.filter(({ isClosed, reopenedAt }) => !isClosed || reopenedAt);
  return codeBlockProblems(tree).filter(({ line }) => !open.some((fence) => fence.line <= line));
}

/** What is wrong with a tree, and can be told without knowing any other file. */
function treeProblems(tree: Root, body: PageBody, text: string): LocalProblem[] {
  const inTables = tableProblems(tree);
  // A line that ends a cell inside of code leaves the marks of the code behind.
  const splitRows = new Set(inTables.map(({ line }) => line));
  return [
    ...codeProblems(tree, body),
    ...typesetCode(tree, text),
    ...inTables,
    ...tabsProblems(tree),
    ...nestingProblems(tree),
    ...strayMarkup(tree, text),
    ...shownMarks(tree, text).filter(({ line }) => !splitRows.has(line)),
    ...definitionProblems(tree),
    ...reservedExports(tree),
    ...unshowable(tree),
    ...undefinedNames(tree),
  ];
}

/**
 * Reads one page. Never throws on content: what can't be read is a problem in the result, and the
 * parts that can be read are there none the less.
 */
export function parsePage(bytes: Buffer, parseMdx: ParseMdx): ParsedPage {
  const decoded = decode(bytes);
  if ('problem' in decoded) {
    return { problems: [decoded.problem] };
  }
  const { text } = decoded;
  const unreadable = wholeTextProblem(text);
  if (unreadable) {
    return { problems: [unreadable] };
  }
  const { frontMatter, problems: inFrontMatter, hasBody } = parseFrontMatter(text);
  const problems = [...hiddenCharacters(text), ...inFrontMatter];
  if (!hasBody) {
    return { problems };
  }
  try {
    const tree = parseMdx(text);
    const body = readBody(tree, text);
    return { frontMatter, body, problems: [...problems, ...treeProblems(tree, body, text)] };
  } catch (error) {
    return { frontMatter, problems: [...problems, mdxProblem(error, text, parseMdx)] };
  }
}
