import { types as t } from '@babel/core';
import { commentsOf, located, type Located } from './sampleSyntax';
import type { TextEdits } from './textEdits';

/** ESLint rules of typescript-eslint that look at types only, so that no JavaScript can break them. */
const typeOnlyRule =
  /^@typescript-eslint\/(?:adjacent-overload-signatures|array-type|ban-(?:ts-comment|types)|consistent-(?:generic-constructors|indexed-object-style|type-.+)|explicit-.+|member-ordering|method-signature-style|no-(?:confusing-non-null-assertion|duplicate-type-constituents|empty-(?:interface|object-type)|explicit-any|extra-non-null-assertion|import-type-side-effects|inferrable-types|invalid-void-type|misused-new|namespace|non-null-.+|redundant-type-constituents|unnecessary-type-.+|unsafe-.+|wrapper-object-types)|parameter-properties|prefer-(?:as-const|function-type|namespace-keyword|ts-expect-error)|triple-slash-reference|unified-signatures)$/;

/**
 * Comments about more than the declaration below them: licences, section rules, region and preview
 * markers, the name of the file, and directives to tools that hold for the whole file.
 */
const structural = [
  /^!|@license|@preserve|copyright/i,
  /^[\s*]*([-=#~_─━═])\1{2,}|([-=*#~_─━═])\2{2,}\s*$/m,
  /^\s*#?(?:end)?region\b|^\s*(?:preview|highlight)-(?:start|end)\b/,
  /^\s*[\w@./[\]()-]+\.[cm]?[jt]sx?\s*$/,
  /@jsx|^\s*eslint-(?:disable|enable)(?!-)/,
];

function isStructural({ value }: t.Comment): boolean {
  return structural.some((pattern) => pattern.test(value));
}

/** Whether a comment tells a tool something about types and nothing else. */
function isTypeDirective({ value }: t.Comment): boolean {
  if (/^[\s*]*@ts-(?:ignore|expect-error|nocheck)\b|^\/\s*<reference\s/.test(value)) return true;
  const eslint = /^\s*eslint-(?:disable|enable)(?:-next-line|-line)?\s(.+?)(?:\s--\s.*)?$/s;
  const rules = eslint.exec(value)?.[1];
  return rules?.split(',').every((rule) => typeOnlyRule.test(rule.trim())) ?? false;
}

/** Removes the comments that direct the type checker, wherever they stand. */
export function removeTypeDirectives(ast: t.File, edits: TextEdits): void {
  const directives = new Set(commentsOf(ast).filter(isTypeDirective));
  for (const directive of directives) {
    const { start, end } = located(directive);
    edits.removeLines(start, end);
  }
  t.traverseFast(ast.program, (node) => {
    if (!t.isJSXExpressionContainer(node) || !t.isJSXEmptyExpression(node.expression)) return;
    if (node.expression.innerComments?.every((comment) => directives.has(comment))) {
      const { start, end } = located(node);
      edits.removeLines(start, end);
    }
  });
}

/** The comments around a declaration that have no meaning without it. */
export interface OwnComments {
  /** Where the first of them begins, or the declaration itself. */
  readonly start: number;
  /** Where the last of them on the declaration's last line ends, or the declaration itself. */
  readonly end: number;
}

/** Comments directly above a node, the nearest first, up to a blank line or code. */
export function commentsAbove(node: Located, ast: t.File, source: string): t.Comment[] {
  const above: t.Comment[] = [];
  let { start } = node;
  for (const comment of [...commentsOf(ast)].reverse()) {
    const place = located(comment);
    if (place.end > start) continue;
    const lineBefore = source.slice(source.lastIndexOf('\n', place.start) + 1, place.start);
    if (!/^\s*$/.test(lineBefore) || !/^[^\S\n]*\n?[^\S\n]*$/.test(source.slice(place.end, start)))
      break;
    above.push(comment);
    start = place.start;
  }
  return above;
}

/** Finds the comments that go with a declaration when it is removed. */
export function ownComments(node: Located, ast: t.File, source: string): OwnComments {
  const above = commentsAbove(node, ast, source);
  const isHeading = above.some(isStructural);
  const first = isHeading ? above.find(({ value }) => /-next-line\b/.test(value)) : above.at(-1);
  return {
    start: first ? located(first).start : node.start,
    end: endOfLineComment(node.end, ast, source),
  };
}

/** End of the comments that follow an offset on its line, where nothing else does. */
export function endOfLineComment(end: number, ast: t.File, source: string): number {
  let last = end;
  for (const comment of commentsOf(ast)) {
    const place = located(comment);
    if (place.start < last || !/^[^\S\n]*$/.test(source.slice(last, place.start))) continue;
    last = place.end;
    if (/^[^\S\n]*(?:\n|$)/.test(source.slice(last))) return last;
  }
  return end;
}
