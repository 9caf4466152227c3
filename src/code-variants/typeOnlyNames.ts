import { traverse, types as t, type NodePath } from '@babel/core';
import { isTypeOnlyStatement } from './typeOnlyNodes';

/** Names of a sample's outermost scope that mean nothing once the types are gone. */
export interface TypeOnlyNames {
  /** Imported names of which every use is a type. */
  readonly imported: ReadonlySet<string>;
  /** Types, interfaces and the like that the sample itself declares under no value of that name. */
  readonly declared: ReadonlySet<string>;
}

/** Whether an exported name says of itself, or all of its statement say, that they are types. */
function isTypeExport(specifier: t.ExportSpecifier, statement: t.Node | undefined): boolean {
  const isTypeStatement = t.isExportNamedDeclaration(statement) && statement.exportKind === 'type';
  return isTypeStatement || specifier.exportKind === 'type';
}

function isTypeReference({ parent, parentPath }: NodePath): boolean {
  switch (parent.type) {
    case 'TSTypeReference':
    case 'TSExpressionWithTypeArguments':
    case 'TSTypeQuery':
      return true;
    case 'TSQualifiedName': {
      const owner = parentPath?.findParent((path) => !path.isTSQualifiedName());
      return !owner?.isTSImportEqualsDeclaration();
    }
    case 'ExportSpecifier':
      return isTypeExport(parent, parentPath?.parent);
    default:
      return false;
  }
}

/** Names that JSX compiles to calls of: `React`, or what an `@jsx` or `@jsxFrag` comment says. */
function jsxFactories(ast: t.File): string[] {
  const comments = (ast.comments ?? []).map(({ value }) => value).join('\n');
  const pragmas = [...comments.matchAll(/@jsx(?:Frag)?\s+([\w$]+)/g)].map(([, name = '']) => name);
  return pragmas.length > 0 ? pragmas : ['React'];
}

function containsJsx(ast: t.File): boolean {
  let found = false;
  t.traverseFast(ast.program, (node) => {
    found ||= t.isJSXElement(node) || t.isJSXFragment(node);
  });
  return found;
}

/** First name of each type that the sample mentions: `React` for `React.ReactNode`. */
function mentionedTypes(ast: t.File): Set<string> {
  const names = new Set<string>();
  const add = (node: t.Node): void => {
    if (t.isIdentifier(node)) names.add(node.name);
    else if (t.isTSQualifiedName(node)) add(node.left);
  };
  t.traverseFast(ast.program, (node) => {
    if (t.isTSTypeReference(node)) add(node.typeName);
    else if (t.isTSExpressionWithTypeArguments(node)) add(node.expression);
    else if (t.isTSTypeQuery(node)) add(node.exprName);
    else if (t.isExportNamedDeclaration(node) && !node.source) {
      for (const specifier of node.specifiers) {
        if (t.isExportSpecifier(specifier) && isTypeExport(specifier, node)) add(specifier.local);
      }
    }
  });
  return names;
}

function importedAsTypes(program: NodePath<t.Program>, ast: t.File): Set<string> {
  const factories = containsJsx(ast) ? jsxFactories(ast) : [];
  const types = mentionedTypes(ast);
  const bindings = Object.values(program.scope.bindings).filter(
    ({ path, identifier }) =>
      (path.parentPath?.isImportDeclaration() || path.isTSImportEqualsDeclaration()) &&
      !factories.includes(identifier.name),
  );
  // A name without any use stays: nothing says that it is a type.
  const typeOnly = bindings.filter(
    ({ identifier, referencePaths }) =>
      types.has(identifier.name) && referencePaths.every(isTypeReference),
  );
  return new Set(typeOnly.map(({ identifier }) => identifier.name));
}

function declaredTypes(program: NodePath<t.Program>): Set<string> {
  const declarations = program.node.body
    .filter(isTypeOnlyStatement)
    .map((node) => (t.isExportNamedDeclaration(node) ? node.declaration : node));
  const names = declarations.flatMap((node) =>
    t.isTSInterfaceDeclaration(node) || t.isTSTypeAliasDeclaration(node) ? [node.id.name] : [],
  );
  return new Set(names.filter((name) => !program.scope.hasOwnBinding(name)));
}

/** Finds the names that only the type checker reads. */
export function typeOnlyNames(ast: t.File): TypeOnlyNames {
  let names: TypeOnlyNames = { imported: new Set(), declared: new Set() };
  traverse(ast, {
    Program(program) {
      names = { imported: importedAsTypes(program, ast), declared: declaredTypes(program) };
      program.skip();
    },
  });
  return names;
}
