import { traverse, types as t } from '@babel/core';
import type { NodePath } from '@babel/core';
import { parseSample } from '../code-variants/sampleSyntax';

/** The function behind `export default`, also where the export only names it. */
function defaultFunction(ast: t.File): t.Function | undefined {
  const functions = new Map<string, t.Function>();
  let exported: t.Node | undefined;
  for (const statement of ast.program.body) {
    const isExport = t.isExportDefaultDeclaration(statement);
    const declaration =
      isExport || t.isExportNamedDeclaration(statement) ? statement.declaration : statement;
    if (isExport) {
      exported = statement.declaration;
    }
    if (t.isFunctionDeclaration(declaration) && declaration.id) {
      functions.set(declaration.id.name, declaration);
    } else if (t.isVariableDeclaration(declaration)) {
      for (const { id, init } of declaration.declarations) {
        if (t.isIdentifier(id) && t.isFunction(init)) {
          functions.set(id.name, init);
        }
      }
    }
  }
  if (t.isIdentifier(exported)) {
    return functions.get(exported.name);
  }
  return t.isFunction(exported) ? exported : undefined;
}

/** Value of the last return statement of the function itself, not of functions inside of it. */
function returnedValue(ast: t.File, wanted: t.Function): t.Node | undefined {
  if (t.isArrowFunctionExpression(wanted) && !t.isBlockStatement(wanted.body)) {
    return wanted.body;
  }
  let value: t.Node | undefined;
  traverse(ast, {
    ReturnStatement(path: NodePath<t.ReturnStatement>) {
      if (path.getFunctionParent()?.node === wanted) {
        value = path.node.argument ?? undefined;
      }
    },
  });
  return value;
}

/**
 * Lines of the JSX that the default-exported component of a module returns.
 *
 * @returns first line and the line behind the last, counted from 0; undefined where it returns none.
 */
export function returnedJsx(source: string): readonly [start: number, end: number] | undefined {
  const ast = parseSample(source, 'tsx');
  const component = defaultFunction(ast);
  const value = component && returnedValue(ast, component);
  return value?.loc && t.isJSX(value) ? [value.loc.start.line - 1, value.loc.end.line] : undefined;
}
