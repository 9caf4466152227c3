import { traverse, types as t } from '@babel/core';
import { commentsOf } from './sampleSyntax';

/** Names of a sample's outermost scope that mean nothing once the types are gone. */
export interface TypeOnlyNames {
  /** Names of which every use is a type. */
  readonly usedAsTypes: ReadonlySet<string>;
  /** Types and interfaces that the sample itself declares under no value of that name. */
  readonly declared: ReadonlySet<string>;
}

/** Names that JSX compiles to calls of: `React`, or what an `@jsx` or `@jsxFrag` comment says. */
function jsxFactories(ast: t.File): (string | undefined)[] {
  const pragmas = commentsOf(ast)
    .flatMap(({ value }) => [...value.matchAll(/@jsx(?:Frag)?\s+([\w$]+)/g)])
    .map(([, name]) => name);
  return pragmas.length > 0 ? pragmas : ['React'];
}

function containsJsx(ast: t.File): boolean {
  let found = false;
  t.traverseFast(ast.program, (node) => {
    found ||= t.isJSXElement(node) || t.isJSXFragment(node);
  });
  return found;
}

/** First name of each type that the sample mentions: `React` in `React.ReactNode`. */
function mentionedTypes(ast: t.File): Set<t.Identifier> {
  const mentioned = new Set<t.Identifier>();
  const add = (node: t.Node): void => {
    if (t.isIdentifier(node)) mentioned.add(node);
    else if (t.isTSQualifiedName(node)) add(node.left);
  };
  t.traverseFast(ast.program, (node) => {
    if (t.isTSTypeReference(node)) add(node.typeName);
    else if (t.isTSExpressionWithTypeArguments(node)) add(node.expression);
    else if (t.isTSTypeQuery(node)) add(node.exprName);
    else if (t.isExportNamedDeclaration(node) && !node.source) {
      for (const specifier of node.specifiers as t.ExportSpecifier[]) {
        if (node.exportKind === 'type' || specifier.exportKind === 'type') add(specifier.local);
      }
    }
  });
  return mentioned;
}

/** Finds the names that only the type checker reads. */
export function typeOnlyNames(ast: t.File): TypeOnlyNames {
  const names = { usedAsTypes: new Set<string>(), declared: new Set<string>() };
  const isJsx = containsJsx(ast);
  const factories = jsxFactories(ast);
  const mentioned = mentionedTypes(ast);
  traverse(ast, {
    Program(program) {
      // A name without any use stays: nothing says that it is a type.
      for (const { name } of mentioned) {
        const uses = program.scope.getOwnBinding(name)?.referencePaths ?? [];
        const isFactory = isJsx && factories.includes(name);
        const isType = uses.every(({ node }) => mentioned.has(node as t.Identifier));
        if (isType && !isFactory) names.usedAsTypes.add(name);
      }
      for (const node of program.node.body) {
        const declaration = t.isExportNamedDeclaration(node) ? node.declaration : node;
        if (!t.isTSInterfaceDeclaration(declaration) && !t.isTSTypeAliasDeclaration(declaration))
          continue;
        const { name } = declaration.id;
        if (!program.scope.hasOwnBinding(name)) names.declared.add(name);
      }
      program.skip();
    },
  });
  return names;
}
