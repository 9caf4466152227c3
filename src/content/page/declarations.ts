import type { Expression, FunctionDeclaration, ClassDeclaration, Pattern, Program } from 'estree';
import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx';

/** What a page says a name to be, in its `export` lines. */
export interface Declaration {
  readonly kind: 'const' | 'let' | 'var' | 'function' | 'class';
  /** Undefined for what is taken out of another value, and for what has none at first. */
  readonly value?: Expression | FunctionDeclaration | ClassDeclaration;
  /** Where the statement ends: before, there is no `const`, `let`, or `class`. */
  readonly end: number;
}

/** Import and export lines of a page, from above. */
export function statementsOf(tree: Root): Program['body'] {
  return tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );
}

/** Names that a declaration gives values to. */
export function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) =>
        namesIn(one.type === 'RestElement' ? one.argument : one.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => (one ? namesIn(one) : []));
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}

/** Names that a page exports, which all of it can use. */
export function declarationsIn(tree: Root): ReadonlyMap<string, Declaration> {
  const found = new Map<string, Declaration>();
  for (const statement of statementsOf(tree)) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (declaration?.type === 'VariableDeclaration') {
      for (const { id, init } of declaration.declarations) {
        const kind = declaration.kind as Declaration['kind'];
        const value = id.type === 'Identifier' ? (init ?? undefined) : undefined;
        const end = endOf(declaration);
        namesIn(id).forEach((name) => found.set(name, { kind, ...(value && { value }), end }));
      }
    } else if (declaration) {
      const kind = declaration.type === 'ClassDeclaration' ? 'class' : 'function';
      found.set(declaration.id.name, { kind, value: declaration, end: endOf(declaration) });
    }
  }
  return found;
}

/** Offset at which JavaScript ends. MDX gives it those of the page. */
export function endOf(node: object): number {
  return 'end' in node && typeof node.end === 'number' ? node.end : 0;
}
