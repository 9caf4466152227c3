import path from 'node:path';
import ts from 'typescript';

/** What reading a package's typings needs everywhere. */
export interface Reader {
  readonly checker: ts.TypeChecker;
  /** Whether a declaration stands in the package itself, not in a library that it uses. */
  readonly isOwn: (node: ts.Node) => boolean;
}

/** @param directory - Absolute path of the installed package. */
export function createReader(program: ts.Program, directory: string): Reader {
  // The compiler writes paths with forward slashes on every system.
  const folder = `${directory.split(path.sep).join('/')}/`;
  const isOwn = (node: ts.Node): boolean => {
    const { fileName } = node.getSourceFile();
    return fileName.startsWith(folder) && !fileName.includes('/node_modules/', folder.length - 1);
  };
  return { checker: program.getTypeChecker(), isOwn };
}

/** Declarations of a symbol in the package itself. */
export function ownDeclarations({ isOwn }: Reader, symbol: ts.Symbol): ts.Declaration[] {
  return (symbol.declarations ?? []).filter(isOwn);
}

/** The symbol that a name stands for in the end, through imports and re-exports. */
export function resolveAlias({ checker }: Reader, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
