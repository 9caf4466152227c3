import { types as t } from '@babel/core';
import type { Erasure } from './eraseDeclarations';
import { located } from './sampleSyntax';
import { commentsAbove, endOfLineComment } from './typeComments';
import type { TypeOnlyNames } from './typeOnlyNames';

type ModuleDeclaration = t.ImportDeclaration | t.ExportNamedDeclaration;
type Specifier = ModuleDeclaration['specifiers'][number];

function isErased(specifier: Specifier, isLocal: boolean, names: TypeOnlyNames): boolean {
  if (t.isImportSpecifier(specifier) && specifier.importKind === 'type') return true;
  if (t.isExportSpecifier(specifier)) {
    return specifier.exportKind === 'type' || (isLocal && names.declared.has(specifier.local.name));
  }
  return 'local' in specifier && names.usedAsTypes.has(specifier.local.name);
}

/** The names that an import or export statement takes from or gives to the type checker alone. */
export function erasedSpecifiers(node: ModuleDeclaration, names: TypeOnlyNames): Specifier[] {
  const isLocal = node.source == null;
  const { specifiers }: { specifiers: Specifier[] } = node;
  return specifiers.filter((specifier) => isErased(specifier, isLocal, names));
}

/** Removes the erased names from a statement that keeps others. */
export function removeSpecifiers(node: ModuleDeclaration, erasure: Erasure): void {
  const erased = erasedSpecifiers(node, erasure.names);
  const { specifiers }: { specifiers: Specifier[] } = node;
  const [first, second] = specifiers;
  const { edits } = erasure;
  if (second && t.isImportDefaultSpecifier(first)) {
    if (erased.includes(first)) {
      const rest = t.isImportSpecifier(second)
        ? edits.source.indexOf('{', located(first).end)
        : located(second).start;
      edits.remove(located(first).start, rest);
    } else if (erased.length === specifiers.length - 1) {
      const from = edits.source.lastIndexOf('from', located(node.source as t.StringLiteral).start);
      edits.replace(located(first).end, from, ' ');
      return;
    }
  }
  for (const specifier of erased) removeListItem(specifier, erasure);
}

/** Removes an item of a list with its comma and the comments that belong to it. */
export function removeListItem(item: t.Node, { ast, edits }: Erasure): void {
  const place = located(item);
  const above = commentsAbove(place, ast, edits.source).at(-1);
  const comma = /^\s*,/.exec(edits.source.slice(place.end))?.[0].length ?? 0;
  const end = endOfLineComment(place.end + comma, ast, edits.source);
  edits.removeLines(above ? located(above).start : place.start, end);
}
