import type * as Babel from '@babel/core';
import type * as React from 'react';
import type { LocalProblem } from './problem';

const code = 'content/demo-syntax';

/** Hooks of React, which demos import by name. */
const isReactHook = (name: string): boolean =>
  Object.hasOwn(require('react') as typeof React, name);

type Located = { readonly loc?: Babel.types.SourceLocation | null };

function at(node: Located | undefined): { line: number; column: number } {
  const { line = 1, column = 0 } = node?.loc?.start ?? {};
  return { line, column: column + 1 };
}

/** Components and hooks that nothing declares: of other names, browsers may have one. */
function undeclared(globals: Readonly<Record<string, Located>>): LocalProblem[] {
  return Object.entries(globals)
    .filter(
      ([name, node]) =>
        /^use[A-Z]/.test(name) || (node as { type?: string }).type === 'JSXIdentifier',
    )
    .map(([name, node]) => ({
      ...at(node),
      code,
      message: `"${name}" is neither imported nor declared`,
      fix: isReactHook(name)
        ? `add import { ${name} } from 'react', or to the names that are imported from there`
        : 'import it, or correct the name',
    }));
}

/** Whether a statement may return from the function that it stands in. */
function returns(types: typeof Babel.types, statement: Babel.types.Statement): boolean {
  let isFound = false;
  types.traverseFast(statement, (node) => {
    if (types.isFunction(node)) return types.traverseFast.skip;
    isFound ||= types.isReturnStatement(node);
    return undefined;
  });
  return isFound;
}

/** A `throw` that every drawing comes to. */
function certainThrow(
  { types }: typeof Babel,
  body: readonly Babel.types.Statement[],
): LocalProblem[] {
  const declared = body.find((node) => types.isExportDefaultDeclaration(node))?.declaration;
  const name = types.isIdentifier(declared) ? declared.name : undefined;
  const component =
    name === undefined
      ? declared
      : body.find((node) => types.isFunctionDeclaration(node) && node.id?.name === name);
  const inside =
    types.isFunction(component) && types.isBlockStatement(component.body)
      ? component.body.body
      : [];
  // What stands above may return instead.
  const isWayOut = (node: Babel.types.Statement): boolean =>
    types.isThrowStatement(node) || returns(types, node);
  return [body, inside]
    .flatMap((statements) => statements.find(isWayOut) ?? [])
    .filter((node) => types.isThrowStatement(node))
    .slice(0, 1)
    .map((node) => ({
      ...at(node),
      code,
      message: 'the demo throws whenever it is drawn',
      fix: 'remove the throw, or put it under a condition',
    }));
}

/** A second default export, which compilers of TypeScript leave to the type checker. */
function secondDefault(
  { types }: typeof Babel,
  body: readonly Babel.types.Statement[],
): LocalProblem[] {
  const [, second] = body.filter((node) => types.isExportDefaultDeclaration(node));
  const fix = 'remove export default from one of the two';
  return second
    ? [{ ...at(second), code, message: 'the demo has a second default export', fix }]
    : [];
}

/** What fails as soon as a demo is loaded or drawn, in a module whose syntax is sound. */
export function demoFaults(file: string, source: string): LocalProblem[] {
  const babel = require('@babel/core') as typeof Babel;
  const options = { filename: file, configFile: false, babelrc: false } as const;
  try {
    // Without types, of which Babel knows no names.
    const { ast } =
      babel.transformSync(source, {
        ...options,
        presets: [[require.resolve('@babel/preset-typescript'), { onlyRemoveTypeImports: false }]],
        parserOpts: { plugins: ['jsx'] },
        ast: true,
        code: false,
      }) ?? {};
    const problems: LocalProblem[] = [];
    if (!ast) return problems;
    babel.traverse(ast, {
      Program(path) {
        path.scope.crawl();
        const { globals } = path.scope as unknown as { globals: Record<string, Located> };
        const { body } = path.node;
        problems.push(...undeclared(globals), ...certainThrow(babel, body));
        problems.push(...secondDefault(babel, body));
      },
    });
    return problems;
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number; column: number } };
    const said = /: (.+?)\.?(?: \(\d+:\d+\))?$/m.exec(message)?.[1];
    if (!loc || said === undefined) return [];
    const what = `the demo can not be compiled: ${said}`;
    const fix = 'correct the syntax';
    return [{ line: loc.line, column: loc.column + 1, code, message: what, fix }];
  }
}
