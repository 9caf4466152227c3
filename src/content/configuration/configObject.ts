import type * as TypeScript from 'typescript';

/** The object that is typed as the site's configuration: `const config: Config = { … }`. */
export function configObject(
  ts: typeof TypeScript,
  source: TypeScript.SourceFile,
): TypeScript.ObjectLiteralExpression | undefined {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ type }) => type?.getText(source) === 'Config')
    .map(({ initializer }) => initializer)
    .find((value) => value !== undefined && ts.isObjectLiteralExpression(value)) as
    | TypeScript.ObjectLiteralExpression
    | undefined;
}
