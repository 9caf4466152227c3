import type { Root } from 'mdast';
import { awaits } from './awaits';
import { brokenTasks } from './brokenTasks';
import { closedHeadings } from './closedHeadings';
import { codeBlockProblems } from './codeBlockProblems';
import { componentPlaces } from './componentPlaces';
import { commandSamples } from './commandSamples';
import { dataSamples } from './dataSamples';
import { decode } from './decode';
import { demoAttributeProblems } from './demoAttributes';
import { definitionProblems } from './definitions';
import { earlyNames } from './earlyNames';
import { failingCode } from './failingCode';
import { parseFrontMatter } from './frontMatter';
import { forumLinks } from './forumLinks';
import { hiddenCharacters } from './hiddenCharacters';
import type { ParseMdx } from './mdxParser';
import { mendText } from './mendText';
import { misreadBlocks } from './misreadBlocks';
import { misreadMarks } from './misreadMarks';
import { misspelledMarks } from './misspelledMarks';
import { nestingProblems } from './nestingProblems';
import { shownMarks } from './shownMarks';
import { withoutOpenComments } from './openComments';
import { readBody } from './readBody';
import { lostNames, repairText } from './repairText';
import { reservedExports } from './reservedExports';
import { strayFootnotes } from './strayFootnotes';
import { strayMarkup } from './strayMarkup';
import { withoutSwallowedTags } from './swallowedTags';
import { tableProblems } from './tableProblems';
import { tableText } from './tableText';
import { tabsProblems } from './tabsProblems';
import type { LocalProblem } from '../problem';
import type { PageBody, ParsedPage } from './types';
import { typesetCode } from './typesetCode';
import { undefinedNames } from './undefinedNames';
import { unfinishedText } from './unfinishedText';
import { unshowable } from './unshowable';
import { unusedImports } from './unusedImports';
import { wholeTextProblem } from './wholeText';
import { wrongEncoding } from './wrongEncoding';

/** What is wrong with code, except in fences without an end: those hold more than code. */
function codeProblems(tree: Root, { fences }: PageBody): LocalProblem[] {
  const open = fences.filter(({ isClosed, reopenedAt }) => !isClosed || reopenedAt);
  return [
    ...codeBlockProblems(tree),
    ...dataSamples(tree),
    ...commandSamples(tree),
    ...misspelledMarks(tree),
  ].filter(({ line }) => !open.some((fence) => fence.line <= line));
}

/** What is wrong with a tree, and can be told without knowing any other file. */
function treeProblems(tree: Root, body: PageBody, text: string): LocalProblem[] {
  const inTables = tableProblems(tree, text);
  // A line that ends a cell inside of code leaves the marks of the code behind.
  const splitRows = new Set(inTables.map(({ line }) => line));
  return [
    ...codeProblems(tree, body),
    ...typesetCode(tree, text),
    ...inTables,
    ...tableText(tree, text),
    ...tabsProblems(tree),
    ...componentPlaces(tree, body.declared),
    ...demoAttributeProblems(tree, body.declared),
    ...nestingProblems(tree, body.declared),
    ...strayMarkup(tree, text),
    ...strayFootnotes(tree, text),
    ...closedHeadings(tree, text),
    ...shownMarks(tree, text).filter(({ line }) => !splitRows.has(line)),
    ...misreadBlocks(tree, text),
    ...misreadMarks(tree, text),
    ...brokenTasks(tree, text),
    ...forumLinks(tree, text),
    ...unfinishedText(tree),
    ...definitionProblems(tree),
    ...reservedExports(tree),
    ...unshowable(tree),
    ...awaits(tree),
    ...undefinedNames(tree),
    ...unusedImports(tree),
    ...earlyNames(tree),
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
  const unreadable = wholeTextProblem(decoded.text);
  if (unreadable) {
    return { problems: [unreadable] };
  }
  const { text, problems: mended } = mendText(decoded.text, parseMdx);
  const { frontMatter, problems: inFrontMatter, hasBody } = parseFrontMatter(text);
  const problems = [...mended, ...hiddenCharacters(text), ...wrongEncoding(text), ...inFrontMatter];
  if (!hasBody) {
    return { problems };
  }
  try {
    const tree = parseMdx(text);
    const body = readBody(tree, text);
    const inCode = failingCode(tree, frontMatter ?? {});
    const inTree = treeProblems(tree, body, text);
    return { frontMatter, body, problems: [...problems, ...inTree, ...inCode] };
  } catch (error) {
    const read = readRest(error, text, parseMdx);
    return { frontMatter, ...read, problems: [...problems, ...read.problems] };
  }
}

/** What is wrong with the text of a page whose MDX is not valid, and with what is left of it. */
function readRest(error: unknown, text: string, parseMdx: ParseMdx): ParsedPage {
  const repaired = repairText(text, error, parseMdx);
  const { tree, problems } = repaired;
  if (!tree) return { problems };
  const body = readBody(tree, repaired.text, text);
  const names = lostNames(text, repaired.text);
  const problemsOfRest = [
    ...withoutOpenComments(repaired.text, parseMdx).problems,
    ...codeProblems(tree, body),
    ...typesetCode(tree, repaired.text),
    ...tableProblems(tree, repaired.text),
    ...unshowable(tree),
    ...awaits(tree),
    ...(names.length > 0 ? [] : undefinedNames(tree)),
  ];
  return {
    rest: { ...body, declared: [...body.declared, ...names] },
    problems: [...withoutSwallowedTags(problems, text, body), ...problemsOfRest],
  };
}
