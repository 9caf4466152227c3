import fs from 'node:fs';
import { createRequire } from 'node:module';
import type * as TypeScript from 'typescript';

type Compiler = typeof TypeScript;

/** What one file of types exports. */
interface FileExports {
  readonly names: readonly string[];
  /** Modules of which it hands on everything. */
  readonly wholes: readonly string[];
}

function hasModifier(ts: Compiler, node: TypeScript.Node, kind: TypeScript.SyntaxKind): boolean {
  return ts.canHaveModifiers(node)
    ? (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind)
    : false;
}

function namesOfBinding(ts: Compiler, name: TypeScript.BindingName): string[] {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isOmittedExpression(element) ? [] : namesOfBinding(ts, element.name),
      );
}

/** What a declaration is called; augmentations of other modules have no name of their own. */
function declaredNames(ts: Compiler, node: TypeScript.Statement): string[] {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.flatMap(({ name }) => namesOfBinding(ts, name));
  }
  const { name } = node as { readonly name?: TypeScript.Node };
  return name && ts.isIdentifier(name) && !ts.isNamespaceExportDeclaration(node) ? [name.text] : [];
}

/** What is in a namespace, all of which is exported: `export = React` hands on that of `React`. */
function namesInNamespace(
  ts: Compiler,
  name: string,
  statements: readonly TypeScript.Statement[],
): string[] | undefined {
  const bodies = statements
    .filter(ts.isModuleDeclaration)
    .filter((node) => node.name.text === name)
    .map(({ body }) => body);
  const inner = bodies.flatMap((body) => (body && ts.isModuleBlock(body) ? body.statements : []));
  // Lists of exports may name what is imported from elsewhere.
  return bodies.length === 0 || inner.some(ts.isExportDeclaration)
    ? undefined
    : inner.flatMap((node) => declaredNames(ts, node));
}

/** What one statement exports; undefined if that is not certain. */
function exportsOf(
  ts: Compiler,
  node: TypeScript.Statement,
  { statements }: TypeScript.SourceFile,
): FileExports | undefined {
  const named = (...names: string[]): FileExports => ({ names, wholes: [] });
  if (ts.isExportAssignment(node)) {
    if (!node.isExportEquals) return named('default');
    const inner =
      ts.isIdentifier(node.expression) && namesInNamespace(ts, node.expression.text, statements);
    return inner ? named('default', ...inner) : undefined;
  }
  if (ts.isExportDeclaration(node)) {
    const { exportClause, moduleSpecifier } = node;
    if (!exportClause) {
      return { names: [], wholes: [(moduleSpecifier as TypeScript.StringLiteral).text] };
    }
    return ts.isNamespaceExport(exportClause)
      ? named(exportClause.name.text)
      : named(...exportClause.elements.map(({ name }) => name.text));
  }
  if (!hasModifier(ts, node, ts.SyntaxKind.ExportKeyword)) return named();
  const isDefault = hasModifier(ts, node, ts.SyntaxKind.DefaultKeyword);
  return isDefault ? named('default') : named(...declaredNames(ts, node));
}

/** What a file of types exports, by the rules of TypeScript; undefined if that is not certain. */
function readFile(ts: Compiler, file: string): FileExports | undefined {
  const text = fs.readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  if (!source.isDeclarationFile || !ts.isExternalModule(source)) return undefined;
  const { statements } = source;
  const hasList = statements.some(
    (node) => ts.isExportDeclaration(node) || ts.isExportAssignment(node),
  );
  const exported = statements.map((node) => exportsOf(ts, node, source));
  if (exported.includes(undefined)) return undefined;
  return {
    names: [
      ...exported.flatMap((one) => one?.names ?? []),
      // Without a list of exports, types export all that they declare.
      ...(hasList ? [] : statements.flatMap((node) => declaredNames(ts, node))),
    ],
    wholes: exported.flatMap((one) => one?.wholes ?? []),
  };
}

/** How programs that make CommonJS write a default export, and a module that is all one value. */
const DEFAULT =
  /\bexports\.default\b|\bexports, "default"|\bdefault: (?:\(|function)|\bmodule\.exports\b/;

/** True if an import without braces may get something else than the types say. */
function mayHaveDefault(specifier: string, from: string): boolean {
  try {
    const code = fs.readFileSync(createRequire(from).resolve(specifier), 'utf8');
    return !code.includes('__esModule') || DEFAULT.test(code);
  } catch {
    return true;
  }
}

/** Names of an entry of a package; undefined if they are not certain. */
export type ReadNames = (specifier: string, from: string) => readonly string[] | undefined;

/**
 * Makes a function that reads what packages export from their types, where names are written down for
 * others to read. Names of types count too.
 */
export function createNameReader(): ReadNames {
  // It takes longer to load than most runs of the checks, which know the names from the last one.
  const ts = require('typescript') as Compiler;
  const options: TypeScript.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const cache = ts.createModuleResolutionCache('/', (name) => name, options);
  const known = new Map<string, FileExports | undefined>();

  function exportsOfFile(file: string): FileExports | undefined {
    if (!known.has(file)) known.set(file, readFile(ts, file));
    return known.get(file);
  }

  return (specifier, from) => {
    const names = new Set<string>();
    const seen = new Set<string>();
    const visit = (wanted: string, importer: string): boolean => {
      const { resolvedModule } = ts.resolveModuleName(wanted, importer, options, ts.sys, cache);
      const file = resolvedModule?.resolvedFileName;
      if (file === undefined) return false;
      if (seen.has(file)) return true;
      seen.add(file);
      const exported = exportsOfFile(file);
      // Everything of a module is handed on but its default.
      const passed = exported?.names.filter((name) => name !== 'default' || seen.size === 1);
      passed?.forEach((name) => names.add(name));
      return exported?.wholes.every((whole) => visit(whole, file)) ?? false;
    };
    if (!visit(specifier, from)) return undefined;
    if (!names.has('default') && mayHaveDefault(specifier, from)) names.add('default');
    return [...names];
  };
}
