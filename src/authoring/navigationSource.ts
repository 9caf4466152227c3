import type * as TypeScript from 'typescript';
import type { SourcePosition } from '../navigation/locateEntry';
import { createSourceAst, type ReadSource } from '../navigation/sourceAst';
import { displayTitle } from '../navigation/title';
import type { ProductId } from '../products';

/** An entry of the navigation spec, where it is written. */
export interface EntrySource {
  readonly pathname: string;
  readonly title?: string;
  readonly subheader?: string;
  /** The literal's text of `pathname`, which a rename replaces. */
  readonly pathnameNode: TypeScript.Expression;
  /** Its place in the list that makes it an entry. */
  readonly element: TypeScript.Expression;
  /** The object itself, also where a constant holds it. */
  readonly literal: TypeScript.ObjectLiteralExpression;
  readonly parent?: EntrySource;
  /** Undefined for a page. */
  readonly children?: EntryList;
}

/** A list of entries, where it is written. */
export interface EntryList {
  readonly literal: TypeScript.ArrayLiteralExpression;
  readonly entries: readonly EntrySource[];
}

/** Where a node begins. */
export function positionOf(node: TypeScript.Node): SourcePosition {
  const source = node.getSourceFile();
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return { file: source.fileName, line: line + 1, column: character + 1 };
}

/**
 * Reads the navigation spec of a product as it is written. Entries that are computed are left out.
 *
 * @param readSource - Text of a file, by its path from the project root.
 */
export function readNavigationSource(readSource: ReadSource, product: ProductId): EntrySource[] {
  // Loaded here: the compiler takes longer than all the rest of a command that fails early.
  const ts = require('typescript') as typeof TypeScript;
  const { findConst, resolve } = createSourceAst(ts, readSource);

  function valueOf(
    object: TypeScript.ObjectLiteralExpression,
    name: string,
  ): TypeScript.Expression | undefined {
    const property = object.properties.find(
      (node) =>
        ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === name,
    );
    return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  }

  function textOf(node: TypeScript.Expression | undefined): string | undefined {
    const value = node && resolve(node);
    return value && ts.isStringLiteralLike(value) ? value.text : undefined;
  }

  function readEntry(element: TypeScript.Expression, parent?: EntrySource): EntrySource[] {
    const literal = resolve(element);
    if (!ts.isObjectLiteralExpression(literal)) {
      return [];
    }
    const pathnameNode = valueOf(literal, 'pathname');
    const pathname = textOf(pathnameNode);
    if (!pathnameNode || pathname === undefined) {
      return [];
    }
    const title = textOf(valueOf(literal, 'title'));
    const subheader = textOf(valueOf(literal, 'subheader'));
    const entry = { pathname, title, subheader, pathnameNode, element, literal, parent };
    const list = valueOf(literal, 'children');
    const children = list && resolve(list);
    if (!children || !ts.isArrayLiteralExpression(children)) {
      return [entry];
    }
    const group: EntrySource & { children?: EntryList } = entry;
    return [Object.assign(group, { children: readList(children, group) })];
  }

  function readList(literal: TypeScript.ArrayLiteralExpression, parent?: EntrySource): EntryList {
    const entries = literal.elements.flatMap((element) => {
      const spread = ts.isSpreadElement(element) ? resolve(element.expression) : undefined;
      if (spread) {
        return ts.isArrayLiteralExpression(spread) ? readList(spread, parent).entries : [];
      }
      return readEntry(element, parent);
    });
    return { literal, entries };
  }

  const tree = findConst(`src/navigation/${product}.ts`, `${product}Navigation`);
  const list = tree && resolve(tree);
  return list && ts.isArrayLiteralExpression(list) ? [...readList(list).entries] : [];
}

/** All entries in reading order, groups before what is in them. */
export function allEntries(entries: readonly EntrySource[]): EntrySource[] {
  return entries.flatMap((entry) => [entry, ...allEntries(entry.children?.entries ?? [])]);
}

/** Groups around an entry, the outermost first. */
export function trailOf(entry: EntrySource): EntrySource[] {
  return entry.parent ? [...trailOf(entry.parent), entry.parent] : [];
}

/** What readers see of an entry. */
export function labelOf({ pathname, title, subheader }: EntrySource): string {
  return displayTitle({ pathname, title, subheader });
}
