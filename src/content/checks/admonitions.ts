import { nearest } from '../../navigation/rules/nearest';
import { admonitionFor, admonitionNames, asAdmonition } from '../admonitionNames';
import type { Directive, PageBody, StrayColons } from '../page/types';
import { problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';

const asTabs =
  'write ```bash npm2yarn for commands of npm, or <Tabs> with a <TabItem> for each part';

/** What other tools write with colons, and what stands for it here. */
const others: Readonly<Record<string, string>> = {
  details: 'write <details> with <summary>the title</summary>, and </details> below its text',
  'code-group': asTabs,
  tabs: asTabs,
  tab: asTabs,
};

function insteadOf(name: string): string | undefined {
  return Object.hasOwn(others, name) ? others[name] : undefined;
}

const marks = { container: ':::', leaf: '::', text: ':' } as const;

/** Where an end has to stand that is missing. */
function placeOfEnd({ tagBelow }: Directive): string {
  return tagBelow ? `, above the </${tagBelow.name}> of line ${tagBelow.line}` : '';
}

function checkDirective(directive: Directive, file: string): Problem[] {
  const { kind, name, isClosed, isEmpty, hasContent } = directive;
  // A colon in running text: "a :b" is no directive to anybody but the parser.
  if (kind === 'text' && !hasContent) {
    return [];
  }
  const meant = kind === 'leaf' ? admonitionFor(name) : undefined;
  if (meant) {
    const message = `"::${name}" has two colons, and makes no admonition`;
    return [problemAt(file, directive, 'content/unknown-directive', message, asAdmonition(meant))];
  }
  if (kind !== 'container') {
    const message = `"${marks[kind]}${name}" is a directive, and pages have none but :::admonitions`;
    const fix = `write \\${marks[kind]}${name} for the characters`;
    return [problemAt(file, directive, 'content/unknown-directive', message, fix)];
  }
  const problems: Problem[] = [];
  if (admonitionFor(name) !== name) {
    const guess = admonitionFor(name) ?? nearest(name, admonitionNames);
    const message = `unknown admonition ":::${name}"`;
    const other = guess
      ? `did you mean ":::${guess}"?`
      : `use one of ${admonitionNames.join(', ')}`;
    const fix = insteadOf(name) ?? other;
    problems.push(problemAt(file, directive, 'content/unknown-admonition', message, fix));
  }
  if (!isClosed) {
    const message = `the admonition ":::${name}" has no end`;
    const fix = directive.holdsAsManyColons
      ? `write ${':'.repeat(directive.colons + 1)} at its start and end, as another is inside`
      : `add a line with ${':'.repeat(directive.colons)} below its text${placeOfEnd(directive)}`;
    problems.push(problemAt(file, directive, 'content/unclosed-admonition', message, fix));
  }
  if (isClosed && isEmpty) {
    const message = `the admonition ":::${name}" has no text`;
    const fix = 'write it, or remove the admonition';
    problems.push(problemAt(file, directive, 'content/empty-admonition', message, fix));
  }
  return problems;
}

/** How to write what three colons were to start. */
function strayFix(text: string): string {
  const [, colons = '', space, name = '', title = ''] =
    /^(:+)(\s*)([\w-]*)\s*(.*)$/.exec(text) ?? [];
  if (colons.length < 3) {
    return asAdmonition(admonitionFor(name));
  }
  const other = insteadOf(name);
  if (other !== undefined) {
    return other;
  }
  if (/^end/i.test(name)) {
    return 'write the colons alone on their line';
  }
  if (/:{3,}$/.test(title)) {
    return `write ":::${name}", the text, and ":::" on a line each`;
  }
  const start = `:::${name}${title ? `[${title.replace(/^\[|\]$/g, '')}]` : ''}`;
  return `write "${start}"${space ? ' without a space' : ', with the title in brackets'}`;
}

/** True for colons that could only end an admonition. */
function isEndMark({ text }: StrayColons): boolean {
  return !/^:+\s*\w/.test(text);
}

/** True for a line that was to start an admonition, and has no end of its own. */
function isStartMark({ text }: StrayColons): boolean {
  return /^:+\s*(?!end)\w/i.test(text) && !/:{3,}\s*$/.test(text);
}

/** True for a directive that was to start an admonition, and has a colon too few. */
function isShortStart({ kind, name }: Directive): boolean {
  return kind === 'leaf' && admonitionFor(name) !== undefined;
}

/** Leaves out the ends that belong to starts with a slip: they are right as soon as those are. */
function withoutTheirEnds({ strayColons, directives }: PageBody): StrayColons[] {
  let starts = directives.filter(isShortStart);
  let open = 0;
  return strayColons.filter((stray) => {
    const below = starts.filter(({ line }) => line > stray.line);
    open += starts.length - below.length;
    starts = below;
    const isOfStart = open > 0 && isEndMark(stray);
    open += Number(isStartMark(stray)) - Number(isOfStart);
    return !isOfStart;
  });
}

/** Three colons that did not become an admonition and would be shown as text. */
function checkStray(stray: StrayColons, file: string): Problem {
  const { text } = stray;
  const isEnd = isEndMark(stray);
  const message = isEnd
    ? 'three colons end an admonition that was not started'
    : `"${text.trim()}" is shown as text`;
  const fix = isEnd ? 'remove the line, or open it above' : strayFix(text.trimEnd());
  return problemAt(file, stray, 'content/stray-colons', message, fix);
}

/** Starts that were to be ends, with the one that each was to end: neither has an end. */
function meantAsEnds(directives: readonly Directive[]): Map<Directive, Directive> {
  const pairs = new Map<Directive, Directive>();
  const first = new Map<string, Directive>();
  for (const directive of directives) {
    const { kind, name, isClosed, line, holdsAsManyColons } = directive;
    if (kind !== 'container' || isClosed) continue;
    const start = first.get(name);
    if (start && line < (start.tagBelow?.line ?? Infinity)) pairs.set(directive, start);
    else if (holdsAsManyColons) first.set(name, directive);
  }
  return pairs;
}

function checkDirectives(directives: readonly Directive[], file: string): Problem[] {
  const pairs = meantAsEnds(directives);
  const starts = new Set(pairs.values());
  return directives.flatMap((directive) => {
    const start = pairs.get(directive);
    if (!start) return starts.has(directive) ? [] : checkDirective(directive, file);
    const message = `":::${directive.name}" starts an admonition in that of line ${start.line}, and neither has an end`;
    const fix = 'write ::: alone where one ends';
    return [problemAt(file, directive, 'content/unclosed-admonition', message, fix)];
  });
}

/** Admonitions: known, closed, not empty, and written so that they become one. */
export function admonitions({ pages }: SiteContent): Problem[] {
  return pages.flatMap(({ file, body }) => [
    ...checkDirectives(body?.directives ?? [], file),
    ...(body ? withoutTheirEnds(body) : []).map((stray) => checkStray(stray, file)),
  ]);
}
