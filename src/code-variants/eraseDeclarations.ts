import { types as t } from '@babel/core';
import { erasedSpecifiers, removeListItem, removeSpecifiers } from './eraseSpecifiers';
import { located } from './sampleSyntax';
import type { TextEdits } from './textEdits';
import { commentsAbove, ownComments, type OwnComments } from './typeComments';
import type { TypeOnlyNames } from './typeOnlyNames';
import { isOverload, isTypeOnlyMember, isTypeOnlyStatement } from './typeOnlyNodes';

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
    return !node.isExport && names.usedAsTypes.has(node.id.name);
  if (t.isExportDefaultDeclaration(node)) {
    return t.isIdentifier(node.declaration) && names.declared.has(node.declaration.name);
  }
  if (!t.isImportDeclaration(node) && !t.isExportNamedDeclaration(node)) return false;
  const count = node.specifiers.length;
  return count > 0 && erasedSpecifiers(node, names).length === count;
}

/** A declaration among the statements or members around it. */
interface Place {
  readonly node: Declaration;
  readonly previous: Declaration | undefined;
  readonly following: readonly Declaration[];
}

/**
 * Whether a comment above an import speaks for the imports that follow too: it opens the file or
 * a paragraph of which a line survives.
 */
function headsParagraph(
  { start, end }: OwnComments,
  following: readonly Declaration[],
  { ast, names, edits: { source } }: Erasure,
): boolean {
  const before = source.slice(0, start);
  if (before.trim() === '') return true;
  if (!/\n\s*\n\s*$/.test(before)) return false;
  let lastEnd = end;
  for (const sibling of following) {
    const place = located(sibling);
    if (/\n\s*\n/.test(source.slice(lastEnd, place.start))) return false;
    if (!isErased(sibling, names)) return true;
    lastEnd = ownComments(place, ast, source).end;
  }
  return false;
}

function eraseDeclaration({ node, previous, following }: Place, erasure: Erasure): void {
  const { ast, edits, keepLines } = erasure;
  const place = located(node);
  const own = ownComments(place, ast, edits.source);
  const body = isOverload(node) ? following.find((sibling) => !isOverload(sibling)) : undefined;
  if (
    body &&
    !isOverload(previous) &&
    commentsAbove(located(body), ast, edits.source).length === 0
  ) {
    // The comment on the first overload documents the function.
    edits.removeLines(place.start, own.end);
    return;
  }
  const keepsComment = t.isImportDeclaration(node) && headsParagraph(own, following, erasure);
  edits.removeDeclaration(keepsComment ? place.start : own.start, own.end, {
    keepLine: keepLines && !body && !keepsComment,
  });
}

function eraseFrom(siblings: readonly Declaration[], erasure: Erasure): void {
  siblings.forEach((node, index) => {
    if (isErased(node, erasure.names)) {
      const previous = siblings[index - 1];
      eraseDeclaration({ node, previous, following: siblings.slice(index + 1) }, erasure);
    } else if (t.isImportDeclaration(node) || t.isExportNamedDeclaration(node)) {
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
