import path from 'node:path';
import type * as TypeScript from 'typescript';

/** Text of a file, or undefined if there is no such file. */
export type ReadSource = (file: string) => string | undefined;

/** What an expression stands for once constants are followed, and where that is written. */
export type Resolve = (expression: TypeScript.Expression) => TypeScript.Expression;

/** Syntax trees of TypeScript files, and a way to follow constants through them. */
export interface SourceAst {
  /** Initialiser of a top-level constant. */
  readonly findConst: (file: string, name: string) => TypeScript.Expression | undefined;
  readonly resolve: Resolve;
}

const EXTENSIONS = ['.ts', '.tsx', '/index.ts'];

/** `ts` is a parameter so that the compiler is loaded only by those who have something to locate. */
export function createSourceAst(ts: typeof TypeScript, readSource: ReadSource): SourceAst {
  const parsed = new Map<string, TypeScript.SourceFile | undefined>();

  function parse(file: string): TypeScript.SourceFile | undefined {
    if (!parsed.has(file)) {
      const text = readSource(file);
      const { Latest } = ts.ScriptTarget;
      parsed.set(
        file,
        text === undefined ? undefined : ts.createSourceFile(file, text, Latest, true),
      );
    }
    return parsed.get(file);
  }

  /** A constant of another file, if `name` is imported from a file of the project. */
  function findImported(
    source: TypeScript.SourceFile,
    name: string,
  ): TypeScript.Expression | undefined {
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
        continue;
      }
      const bindings = statement.importClause?.namedBindings;
      const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
      const specifier = named.find((element) => element.name.text === name);
      const from = statement.moduleSpecifier.text;
      if (specifier && from.startsWith('.')) {
        const target = path.posix.join(path.posix.dirname(source.fileName), from);
        const file = EXTENSIONS.map((extension) => target + extension).find(parse);
        const exported = (specifier.propertyName ?? specifier.name).text;
        return file === undefined ? undefined : findConst(file, exported);
      }
    }
    return undefined;
  }

  function findConst(file: string, name: string): TypeScript.Expression | undefined {
    const source = parse(file);
    const declared = source?.statements
      .filter(ts.isVariableStatement)
      .filter(({ declarationList }) => (declarationList.flags & ts.NodeFlags.Const) !== 0)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .find((declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name);
    return declared?.initializer ?? (source && findImported(source, name));
  }

  /** Takes off what has no effect on the value: parentheses, `as`, `satisfies`, `!`. */
  function unwrap(expression: TypeScript.Expression): TypeScript.Expression {
    if (
      ts.isParenthesizedExpression(expression) ||
      ts.isAsExpression(expression) ||
      ts.isSatisfiesExpression(expression) ||
      ts.isNonNullExpression(expression)
    ) {
      return unwrap(expression.expression);
    }
    return expression;
  }

  function resolve(expression: TypeScript.Expression): TypeScript.Expression {
    const followed = new Set<TypeScript.Expression>();
    let current = unwrap(expression);
    while (ts.isIdentifier(current) && !followed.has(current)) {
      followed.add(current);
      const value = findConst(current.getSourceFile().fileName, current.text);
      if (!value) {
        break;
      }
      current = unwrap(value);
    }
    return current;
  }

  return { findConst, resolve };
}
