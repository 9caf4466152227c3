import ts from 'typescript';
import type { ApiExport } from '../model';
import type { FoundExport } from './collectExports';
import { readDocumentation } from './documentation';
import { mentionedSymbols } from './mentionedSymbols';
import { ownDeclarations, type Reader } from './reader';
import { readType } from './readType';

const isType = ({ flags }: ts.Symbol): boolean =>
  Boolean(flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias));

/** Types of the package that some symbols mention, or that those mention, and so on. */
function typesBehind(
  reader: Reader,
  symbol: ts.Symbol,
  known: ReadonlySet<ts.Symbol>,
): ts.Symbol[] {
  const found = new Set<ts.Symbol>();
  const queue = [symbol];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const declarations = ownDeclarations(reader, next);
    const mentioned = declarations.flatMap((declaration) => mentionedSymbols(reader, declaration));
    for (const type of mentioned) {
      const isNew = isType(type) && !known.has(type) && !found.has(type);
      if (isNew && ownDeclarations(reader, type).length > 0) {
        found.add(type);
        queue.push(type);
      }
    }
  }
  return [...found];
}

/**
 * Reads the types that the package keeps to itself and yet asks of its users: `CrudFormState` of the
 * prop `formState`. Nobody can import them, and a reader of a prop has to know them all the same.
 *
 * @returns In alphabetical order, each with the exports that lead to it.
 */
export function readInternalTypes(
  reader: Reader,
  packageName: string,
  exports: readonly FoundExport[],
): ApiExport[] {
  const known = new Set(exports.map(({ symbol }) => symbol));
  const mentions = new Map<ts.Symbol, Set<string>>();
  for (const { name, symbol } of exports) {
    for (const type of typesBehind(reader, symbol, known)) {
      mentions.set(type, (mentions.get(type) ?? new Set()).add(name));
    }
  }
  return [...mentions]
    .map(([symbol, names]) => ({
      name: symbol.name,
      package: packageName,
      modules: [],
      imports: [],
      description: readDocumentation(ownDeclarations(reader, symbol)).description,
      mentionedBy: [...names].sort(),
      ...readType(reader, symbol),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
