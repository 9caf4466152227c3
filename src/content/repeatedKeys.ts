import type * as TypeScript from 'typescript';
import { positionAt } from './page/decode';
import type { Position } from './problem';

/** A key that an object of a module has already. */
export interface RepeatedKey extends Position {
  readonly key: string;
}

/** Nodes of the names under which objects have their fields. */
function nameOf(
  ts: typeof TypeScript,
  field: TypeScript.ObjectLiteralElementLike,
): TypeScript.Identifier | TypeScript.StringLiteral | undefined {
  const { name } = field;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name : undefined;
}

/**
 * Keys that stand twice in one object of a module: it runs, and the later one counts without a word. The
 * types would say it, and take too long to be asked at each run; the syntax alone does not.
 */
export function repeatedKeys(source: string): RepeatedKey[] {
  try {
    return findRepeated(source);
  } catch (error) {
    // Nested deeper than the compiler can follow, as no list is.
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function findRepeated(source: string): RepeatedKey[] {
  const ts = require('typescript') as typeof TypeScript;
  const file = ts.createSourceFile('list.ts', source, ts.ScriptTarget.Latest);
  const found: RepeatedKey[] = [];
  const visit = (node: TypeScript.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const keys = new Set<string>();
      for (const field of node.properties) {
        const name = nameOf(ts, field);
        if (!name) continue;
        if (keys.has(name.text)) {
          found.push({ ...positionAt(source, name.getStart(file)), key: name.text });
        }
        keys.add(name.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
