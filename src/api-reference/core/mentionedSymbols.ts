import ts from 'typescript';
import { resolveAlias, type Reader } from './reader';

/** Names in the types of a declaration: what it takes, returns, extends, or consists of. */
export function mentionedSymbols(reader: Reader, declaration: ts.Declaration): ts.Symbol[] {
  const symbols: ts.Symbol[] = [];
  const add = (name: ts.Node): void => {
    const symbol = reader.checker.getSymbolAtLocation(name);
    if (symbol) symbols.push(resolveAlias(reader, symbol));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) add(node.typeName);
    if (ts.isExpressionWithTypeArguments(node)) add(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return symbols.filter(({ flags }) => !(flags & ts.SymbolFlags.TypeParameter));
}
