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
  return 'local' in specifier && names.imported.has(specifier.local.name);
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
  if (erased.length === 0) return;
  const { specifiers }: { specifiers: Specifier[] } = node;
  const isNamed = (specifier: Specifier) =>
    t.isImportSpecifier(specifier) || t.isExportSpecifier(specifier);
  const [first] = specifiers;
  const { edits } = erasure;
  if (first && t.isImportDefaultSpecifier(first)) {
    const rest = specifiers[1];
    const restStart =
      rest && isNamed(rest) ? edits.source.indexOf('{', located(first).end) : rest?.start;
    if (erased.includes(first) && restStart != null) {
      edits.remove(located(first).start, restStart);
    } else if (erased.length === specifiers.length - 1) {
      const from = edits.source.lastIndexOf('from', located(node.source as t.StringLiteral).start);
      edits.replace(located(first).end, from, ' ');
      return;
    }
  }
  for (const specifier of erased) if (isNamed(specifier)) removeListItem(specifier, erasure);
}

/** Removes an item of a list with its comma and the comments that belong to it. */
export function removeListItem(item: t.Node, { ast, edits }: Erasure): void {
  const place = located(item);
  const above = commentsAbove(place, ast, edits.source).at(-1);
  const comma = /^\s*,/.exec(edits.source.slice(place.end))?.[0].length ?? 0;
  const end = endOfLineComment(place.end + comma, ast, edits.source);
  edits.removeLines(above ? located(above).start : place.start, end);
}
