import { types as t } from '@babel/core';
import { erasedSpecifiers, removeListItem, removeSpecifiers } from './eraseSpecifiers';
import { located } from './sampleSyntax';
import type { TextEdits } from './textEdits';
import { commentsAbove, ownComments } from './typeComments';
import type { TypeOnlyNames } from './typeOnlyNames';
import { isTypeOnlyMember, isTypeOnlyStatement, overloadName } from './typeOnlyNodes';

type Declaration = t.Statement | t.ClassBody['body'][number];

/** What the removal of declarations needs to know of the sample. */
export interface Erasure {
  readonly ast: t.File;
  readonly names: TypeOnlyNames;
  readonly edits: TextEdits;
  /** Whether an empty line stays where a declaration stood. */
  readonly keepLines: boolean;
}

function isErased(node: Declaration, names: TypeOnlyNames): boolean {
  if (!t.isStatement(node)) return isTypeOnlyMember(node);
  if (isTypeOnlyStatement(node)) return true;
  if (t.isTSImportEqualsDeclaration(node))
    return !node.isExport && names.imported.has(node.id.name);
  if (t.isExportDefaultDeclaration(node)) {
    return t.isIdentifier(node.declaration) && names.declared.has(node.declaration.name);
  }
  if (!t.isImportDeclaration(node) && !t.isExportNamedDeclaration(node)) return false;
  const count = node.specifiers.length;
  return count > 0 && erasedSpecifiers(node, names).length === count;
}

/** Whether the sibling at `index` is the first of the overloads of a function that has a body. */
function isFirstOverload(siblings: readonly Declaration[], index: number): boolean {
  const name = overloadName(siblings[index]);
  return name !== undefined && overloadName(siblings[index - 1]) !== name;
}

/** The function that the overloads from `index` on belong to. */
function implementation(siblings: readonly Declaration[], index: number): Declaration | undefined {
  return siblings.slice(index).find((node) => overloadName(node) === undefined);
}

/**
 * Whether a comment above an import speaks for the imports that follow too: it opens the file or
 * a paragraph of which a line survives.
 */
function headsParagraph(
  siblings: readonly Declaration[],
  index: number,
  start: number,
  erasure: Erasure,
): boolean {
  const { ast, names, edits } = erasure;
  const before = edits.source.slice(0, start);
  if (before.trim() === '') return true;
  if (!/\n[^\S\n]*\n[^\S\n]*$/.test(before)) return false;
  for (let next = index + 1; next < siblings.length; next += 1) {
    const [last, sibling] = [siblings[next - 1], siblings[next]];
    if (!last || !sibling) return false;
    const gap = edits.source.slice(
      ownComments(located(last), ast, edits.source).end,
      located(sibling).start,
    );
    if (/\n[^\S\n]*\n/.test(gap)) return false;
    if (!isErased(sibling, names)) return true;
  }
  return false;
}

function eraseDeclaration(siblings: readonly Declaration[], index: number, erasure: Erasure): void {
  const { ast, edits, keepLines } = erasure;
  const node = siblings[index];
  if (!node) return;
  const place = located(node);
  const own = ownComments(place, ast, edits.source);
  const body = overloadName(node) === undefined ? undefined : implementation(siblings, index);
  if (
    body &&
    isFirstOverload(siblings, index) &&
    commentsAbove(located(body), ast, edits.source).length === 0
  ) {
    // The comment on the first overload documents the function.
    edits.removeLines(place.start, own.end);
    return;
  }
  const keepsComment =
    t.isImportDeclaration(node) && headsParagraph(siblings, index, own.start, erasure);
  edits.removeDeclaration(keepsComment ? place.start : own.start, own.end, {
    keepLine: keepLines && !body && !keepsComment,
  });
}

function eraseFrom(siblings: readonly Declaration[], erasure: Erasure): void {
  siblings.forEach((node, index) => {
    if (isErased(node, erasure.names)) eraseDeclaration(siblings, index, erasure);
    else if (t.isImportDeclaration(node) || t.isExportNamedDeclaration(node)) {
      removeSpecifiers(node, erasure);
    }
  });
}

/**
 * Removes the declarations, imports, exports, class members and `this` parameters that exist for
 * the type checker alone, with the comments that belong to them.
 */
export function eraseDeclarations(erasure: Erasure): void {
  t.traverseFast(erasure.ast.program, (node) => {
    if (
      t.isProgram(node) ||
      t.isBlockStatement(node) ||
      t.isClassBody(node) ||
      t.isStaticBlock(node)
    ) {
      eraseFrom(node.body, erasure);
    } else if (t.isSwitchCase(node)) {
      eraseFrom(node.consequent, erasure);
    } else if (t.isFunction(node) && t.isIdentifier(node.params[0], { name: 'this' })) {
      removeListItem(node.params[0], erasure);
    }
  });
}
