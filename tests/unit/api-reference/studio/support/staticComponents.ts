import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A property as it stands in the source of a component. */
export interface StaticProp {
  readonly name: string;
  readonly type: unknown;
  /** Absent without a default. */
  readonly default?: unknown;
  readonly values?: unknown;
  readonly description: unknown;
}

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent: readonly string[];
}

/** Sources of the package, taken from its source maps. */
function readSources(directory: string): Map<string, ts.SourceFile> {
  const sources = new Map<string, ts.SourceFile>();
  const dist = path.join(directory, 'dist');
  for (const file of fs.readdirSync(dist).filter((name) => name.endsWith('.js.map'))) {
    const map = JSON.parse(fs.readFileSync(path.join(dist, file), 'utf8')) as SourceMap;
    map.sources.forEach((name, index) => {
      const text = map.sourcesContent[index] ?? '';
      sources.set(
        path.basename(name),
        ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
      );
    });
  }
  return sources;
}

function findConstant(sources: Iterable<ts.SourceFile>, name: string): ts.Expression | undefined {
  for (const source of sources) {
    for (const statement of source.statements) {
      const declarations = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations
        : [];
      const found = declarations.find((declaration) => declaration.name.getText() === name);
      if (found?.initializer) return found.initializer;
    }
  }
  return undefined;
}

/**
 * Lists the components and their properties from the package's source, without running it: the
 * second opinion on what the extractor finds.
 */
export function listStaticComponents(directory: string): Map<string, StaticProp[]> {
  const sources = readSources(directory);

  const objectOf = (expression: ts.Expression): ts.ObjectLiteralExpression => {
    const target = ts.isIdentifier(expression)
      ? findConstant(sources.values(), expression.text)
      : expression;
    if (!target || !ts.isObjectLiteralExpression(target)) {
      throw new Error(`not an object: ${expression.getText()}`);
    }
    return target;
  };
  const fieldsOf = (object: ts.ObjectLiteralExpression): [string, ts.Expression][] =>
    object.properties.flatMap((property): [string, ts.Expression][] => {
      if (ts.isSpreadAssignment(property)) return fieldsOf(objectOf(property.expression));
      return ts.isPropertyAssignment(property)
        ? [[property.name.getText(), property.initializer]]
        : [];
    });
  const valueOf = (expression: ts.Expression): unknown => {
    const target = ts.isIdentifier(expression)
      ? (findConstant(sources.values(), expression.text) ?? expression)
      : expression;
    return new Function(`return (${target.getText()})`)() as unknown;
  };
  const readProp = (name: string, argType: ts.Expression): StaticProp => {
    const fields = new Map(fieldsOf(objectOf(argType)));
    const read = (field: string): unknown => {
      const expression = fields.get(field);
      return expression && valueOf(expression);
    };
    return {
      name,
      type: read('type'),
      description: read('helperText'),
      ...(fields.has('default') && { default: read('default') }),
      ...(fields.has('enum') && { values: read('enum') }),
    };
  };

  const components = new Map<string, StaticProp[]>();
  for (const [file, source] of sources) {
    const exported = source.statements.find(ts.isExportAssignment)?.expression;
    const isComponent =
      exported &&
      ts.isCallExpression(exported) &&
      /^create(?:Builtin|Component)$/.test(exported.expression.getText());
    if (isComponent && exported.arguments[1]) {
      const config = new Map(fieldsOf(objectOf(exported.arguments[1])));
      const argTypes = config.get('argTypes');
      const props = argTypes ? fieldsOf(objectOf(argTypes)) : [];
      components.set(
        path.basename(file, '.tsx'),
        [...new Map(props)].map(([name, argType]) => readProp(name, argType)),
      );
    }
  }
  return components;
}
