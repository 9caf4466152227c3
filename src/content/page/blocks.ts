import type { Code, Heading as HeadingNode, Node, Paragraph, Parent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { admonitionFor } from '../admonitionNames';
import type { Position } from '../problem';
import { installedPackages } from './installedPackages';
import { sampleImports, sampleModules } from './sampleImports';
import { startOf } from './startOf';
import type { Directive, Fence, StrayColons } from './types';

export type DirectiveNode = ContainerDirective | LeafDirective | TextDirective;

/** Marks of the quotes and lists that a block may stand in. */
const CONTAINER_MARKS = /^[\s>]*/;

function lastLineOf(node: Node, lines: readonly string[]): string {
  const line = lines[(node.position?.end.line ?? 0) - 1] ?? '';
  return line.replace(CONTAINER_MARKS, '').trimEnd();
}

function isOneLine({ position }: Node): boolean {
  return position?.start.line === position?.end.line;
}

/** A line inside a fence that would open one of at least its length, language included. */
function reopening(node: Code, marks: string, lines: readonly string[]): Position | undefined {
  const first = startOf(node).line;
  const inside = node.value.split('\n');
  const at = inside.findIndex((line) => {
    const opening = /^(`{3,}|~{3,})[a-z]+(?:\s|$)/.exec(line)?.[1];
    return opening !== undefined && opening.length >= marks.length && opening[0] === marks[0];
  });
  if (at < 0) {
    return undefined;
  }
  return { line: first + 1 + at, column: (lines[first + at]?.search(/[`~]{3}/) ?? 0) + 1 };
}

/** A fenced code block, and whether it ends where its author thinks it does. */
export function readFence(node: Code, lines: readonly string[]): Fence {
  const { line, column } = startOf(node);
  const marks = /^[`~]*/.exec(lines[line - 1]?.slice(column - 1) ?? '')?.[0] ?? '';
  const last = lastLineOf(node, lines);
  const reopenedAt = reopening(node, marks, lines);
  const imports = sampleImports(node);
  const modules = sampleModules(node);
  const packages = installedPackages(node);
  return {
    line,
    column,
    language: node.lang ?? undefined,
    meta: node.meta ?? '',
    marks,
    lineCount: node.value.trim() === '' ? 0 : node.value.split('\n').length,
    isClosed: !isOneLine(node) && /^(`{3,}|~{3,})$/.test(last) && last.startsWith(marks),
    ...(reopenedAt && { reopenedAt }),
    ...(imports.length > 0 && { imports }),
    ...(modules.length > 0 && { modules }),
    ...(packages.length > 0 && { packages }),
  };
}

/** A tag on one line. */
const TAG = /<(\/?)([A-Z][\w.]*)[^<>]*?(\/?)>/g;

/** True if a directive ends with colons of its own: not those of a directive inside it. */
function isClosed(node: DirectiveNode, lines: readonly string[]): boolean {
  if (node.type !== 'containerDirective') {
    return true;
  }
  const end = node.position?.end.line;
  const sharesEnd = node.children.some(
    (child) => child.type === 'containerDirective' && child.position?.end.line === end,
  );
  return !isOneLine(node) && !sharesEnd && /^:{3,}$/.test(lastLineOf(node, lines));
}

/** What the parser of directives says of the paragraph that was written in brackets. */
interface LabelData {
  readonly directiveLabel?: boolean;
}

/** Number of colons that a directive starts with. */
function colonsOf(node: DirectiveNode, lines: readonly string[]): number {
  const { line, column } = startOf(node);
  return (lines[line - 1] ?? '').slice(column - 1).search(/[^:]|$/);
}

/** The first tag below a directive that closes an element which was opened above it. */
function closingTagBelow(from: number, lines: readonly string[]): Directive['tagBelow'] {
  const open: string[] = [];
  let isCode = false;
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (/^[\s>]*(?:`{3}|~{3})/.test(line)) isCode = !isCode;
    for (const [, slash, name = '', end] of isCode ? [] : line.matchAll(TAG)) {
      if (slash && open.at(-1) !== name) return { line: at + 1, name };
      if (slash) open.pop();
      else if (!end) open.push(name);
    }
  }
  return undefined;
}

/**
 * @param source - The lines as they were written: those that are read may lack what was no MDX.
 */
export function readDirective(
  node: DirectiveNode,
  lines: readonly string[],
  source: readonly string[],
): Directive {
  const kinds = {
    containerDirective: 'container',
    leafDirective: 'leaf',
    textDirective: 'text',
  } as const;
  const colons = colonsOf(node, lines);
  const isWhole = isClosed(node, lines);
  const below = isWhole ? undefined : closingTagBelow(startOf(node).line, source);
  const isOver = (child: DirectiveNode): boolean =>
    below !== undefined && startOf(child).line > below.line;
  return {
    ...startOf(node),
    kind: kinds[node.type],
    name: node.name,
    colons,
    isClosed: isWhole,
    ...(below && { tagBelow: below }),
    holdsAsManyColons: node.children.some(
      (child) =>
        child.type === 'containerDirective' && colonsOf(child, lines) >= colons && !isOver(child),
    ),
    isEmpty: !node.children.some(({ data }) => !(data as LabelData | undefined)?.directiveLabel),
    hasContent: node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0,
  };
}

/** True for a line of the page that has its colons as they are: escaped ones are meant to be shown. */
function startsWithColons(line: string | undefined): boolean {
  return line?.replace(CONTAINER_MARKS, '').startsWith(':::') ?? false;
}

/** Two colons, or one and a space, with the name of an admonition behind: as no leaf directive has it. */
const SHORT_START = /^(?:::[^\S\n]*|:[^\S\n]+)(?<name>[a-z]+)(?![\w-])/;

/** The first line of a paragraph that was to start an admonition, with fewer colons than it takes. */
function readShortStart(node: Paragraph, lines: readonly string[]): StrayColons[] {
  const { line, column } = startOf(node);
  const text = lines[line - 1]?.slice(column - 1) ?? '';
  const name = SHORT_START.exec(text)?.groups?.name ?? '';
  return admonitionFor(name) ? [{ line, column, text }] : [];
}

/** Lines of a paragraph that start with colons: directives that were not written as such. */
export function readStrayColons(node: Paragraph, lines: readonly string[]): StrayColons[] {
  return [...readShortStart(node, lines), ...readLinesOfColons(node, lines)];
}

function readLinesOfColons(node: Paragraph, lines: readonly string[]): StrayColons[] {
  return node.children.flatMap((child, index) => {
    if (child.type !== 'text') {
      return [];
    }
    const start = startOf(child);
    return child.value.split('\n').flatMap((text, offset) => {
      const line = start.line + offset;
      const column = offset > 0 ? 1 : start.column;
      const isStray = text.startsWith(':::') && (offset > 0 || index === 0);
      const isMeant = !startsWithColons(lines[line - 1]?.slice(column - 1));
      return isStray && !isMeant ? [{ line, column, text }] : [];
    });
  });
}

/** The id in the comment at the end of a heading: `{/* #id *\/}`, as Docusaurus reads it. */
export function commentId(node: HeadingNode): string | undefined {
  const [first = ''] = (idComment(node) ?? '').split(' ');
  return first.startsWith('#') ? first.slice(1) || undefined : undefined;
}

/** Text of the comment that a heading ends in. */
export function idComment(node: HeadingNode): string | undefined {
  const last = node.children.at(-1);
  const program = last?.type === 'mdxTextExpression' ? last.data?.estree : undefined;
  const [comment, ...others] = program?.comments ?? [];
  const isComment = program?.body.length === 0 && others.length === 0;
  return isComment ? comment?.value.trim() : undefined;
}

export function isParent(node: Node): node is Parent {
  return 'children' in node;
}
