import type * as TypeScript from 'typescript';
import type { EntryLocation } from './rules/problem';
import { createSourceAst, type ReadSource } from './sourceAst';

/** A place in a source file; line and column count from 1. */
export interface SourcePosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Where an entry, or one of its fields, is written. */
export interface EntryPosition {
  /** The field's value or name, or the entry's literal, also where a constant holds it. */
  readonly definition: SourcePosition;
  /** The place in the list that makes it an entry: differs where a constant is used twice. */
  readonly use: SourcePosition;
}

/** Finds entries of one spec file by their index path. */
export type LocateEntry = (file: string, exportName: string, at: EntryLocation) => EntryPosition;

/**
 * Makes a function that finds entries in spec files by walking their syntax trees along the index
 * path, through constants, imports, and spread lists. Where entries are computed it stops at the
 * last expression that surely contains the entry, so a position is never a wrong one.
 */
export function createEntryLocator(ts: typeof TypeScript, readSource: ReadSource): LocateEntry {
  const { findConst, resolve } = createSourceAst(ts, readSource);

  function positionOf(node: TypeScript.Node): SourcePosition {
    const source = node.getSourceFile();
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
    return { file: source.fileName, line: line + 1, column: character + 1 };
  }

  /** Elements of a list, up to the first spread whose length can't be told from the source. */
  function elementsOf(list: TypeScript.ArrayLiteralExpression): TypeScript.Expression[] {
    const elements: TypeScript.Expression[] = [];
    for (const element of list.elements) {
      if (!ts.isSpreadElement(element)) {
        elements.push(element);
        continue;
      }
      const spread = resolve(element.expression);
      if (!ts.isArrayLiteralExpression(spread)) {
        break;
      }
      elements.push(...elementsOf(spread));
    }
    return elements;
  }

  /** The property that gives a field its value: the last of that name. */
  function propertyOf(
    object: TypeScript.ObjectLiteralExpression,
    field: string,
  ): TypeScript.PropertyAssignment | TypeScript.ShorthandPropertyAssignment | undefined {
    for (const property of [...object.properties].reverse()) {
      if (ts.isSpreadAssignment(property)) {
        const spread = resolve(property.expression);
        const found = ts.isObjectLiteralExpression(spread) ? propertyOf(spread, field) : undefined;
        if (found || !ts.isObjectLiteralExpression(spread)) {
          return found;
        }
      } else if (
        (ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property)) &&
        !ts.isComputedPropertyName(property.name) &&
        property.name.text === field
      ) {
        return property;
      }
    }
    return undefined;
  }

  function valueOf(
    object: TypeScript.Expression,
    field: string,
  ): TypeScript.Expression | undefined {
    const property = ts.isObjectLiteralExpression(object) ? propertyOf(object, field) : undefined;
    if (!property) {
      return undefined;
    }
    return ts.isPropertyAssignment(property) ? property.initializer : property.name;
  }

  return (file, exportName, { indexPath, field, isFieldName }) => {
    const tree = findConst(file, exportName);
    if (!tree) {
      const start = { file, line: 1, column: 1 };
      return { definition: start, use: start };
    }
    let use: TypeScript.Node = tree;
    let entry: TypeScript.Expression = tree;
    let list: TypeScript.Expression | undefined = tree;
    for (const index of indexPath) {
      const literal: TypeScript.Expression | undefined = list && resolve(list);
      const isList = literal && ts.isArrayLiteralExpression(literal);
      const element = isList ? elementsOf(literal)[index] : undefined;
      if (!element) {
        const known = positionOf(isList ? literal : (literal ?? entry));
        return { definition: known, use: known };
      }
      use = element;
      entry = resolve(element);
      list = valueOf(entry, 'children');
    }
    const value = field === undefined ? undefined : valueOf(entry, field);
    const named =
      isFieldName && value && value.parent && 'name' in value.parent ? value.parent : value;
    return { definition: positionOf(named ?? entry), use: positionOf(use) };
  };
}
