import ts from 'typescript';

function sorted(nodes: Iterable<ts.Node>, separator: string): string {
  return [...nodes].map(canonical).sort().join(separator);
}

/** What ends a property of an object type; both signs mean the same. */
function isTerminator(node: ts.Node, parent: ts.Node): boolean {
  const isComma = node.kind === ts.SyntaxKind.CommaToken && ts.isTypeElement(parent);
  return isComma || node.kind === ts.SyntaxKind.SemicolonToken;
}

function canonical(node: ts.Node): string {
  if (ts.isUnionTypeNode(node)) return sorted(node.types, ' | ');
  if (ts.isTypeLiteralNode(node)) return `{ ${sorted(node.members, '; ')} }`;
  if (ts.isStringLiteral(node)) return JSON.stringify(node.text);
  const children = node.getChildren().filter((child) => !isTerminator(child, node));
  return children.length > 0 ? children.map(canonical).join(' ').trim() : node.getText();
}

/**
 * A text that is the same for types that differ only in how they are written: in white space,
 * quotes, `import("…").`, or the order of a union's parts or of an object's properties.
 */
export function canonicalType(type: string): string {
  const text = type.replace(/import\("[^"]*"\)\./g, '');
  const source = ts.createSourceFile('type.ts', `type T = ${text};`, ts.ScriptTarget.Latest, true);
  const [statement] = source.statements;
  const isWhole =
    source.statements.length === 1 && statement && ts.isTypeAliasDeclaration(statement);
  return isWhole ? canonical(statement.type) : text;
}
