import ts from 'typescript';
import { mentionedSymbols } from '../../core/mentionedSymbols';
import { ownDeclarations, resolveAlias, type Reader } from '../../core/reader';
import type { PublicModule } from '../../core/publicModules';
import { isMainModule } from './modules';

/** A declared thing and the modules that export it, by the name under which they do. */
export interface FoundSymbol {
  readonly name: string;
  readonly symbol: ts.Symbol;
  /** None for a type that the package keeps to itself but that a public one mentions. */
  readonly modules: readonly string[];
}

const collator = new Intl.Collator('en');

function exportsOf(program: ts.Program, { checker }: Reader, file: string): ts.Symbol[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
}

/**
 * Everything that the main modules export, and every type of the packages that it mentions: what a
 * user meets who follows the types.
 *
 * @returns In alphabetical order.
 */
export function collectSymbols(
  program: ts.Program,
  reader: Reader,
  modules: readonly PublicModule[],
): FoundSymbol[] {
  const exporters = new Map<ts.Symbol, string[]>();
  const queue: ts.Symbol[] = [];
  for (const module of modules) {
    for (const exported of exportsOf(program, reader, module.file)) {
      const symbol = resolveAlias(reader, exported);
      exporters.set(symbol, [...(exporters.get(symbol) ?? []), module.specifier]);
      if (isMainModule(module)) queue.push(symbol);
    }
  }
  const found = new Set<ts.Symbol>();
  for (let symbol = queue.pop(); symbol; symbol = queue.pop()) {
    const declarations = ownDeclarations(reader, symbol);
    if (!found.has(symbol) && declarations.length > 0) {
      found.add(symbol);
      queue.push(...declarations.flatMap((declaration) => mentionedSymbols(reader, declaration)));
    }
  }
  return [...found]
    .map((symbol) => ({ name: symbol.name, symbol, modules: exporters.get(symbol) ?? [] }))
    .sort((a, b) => collator.compare(a.name, b.name));
}
