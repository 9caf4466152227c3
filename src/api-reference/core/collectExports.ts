import ts from 'typescript';
import type { PublicModule } from './publicModules';
import { resolveAlias, type Reader } from './reader';

/** A thing and a name that it is exported under. */
export interface FoundExport {
  readonly name: string;
  /** The thing itself, behind all re-exports. */
  readonly symbol: ts.Symbol;
  /** Places that give it another name: `export { NextAppProvider as AppProvider }`. */
  readonly renamings: readonly ts.Declaration[];
  /** Modules that export it, the narrowest first. */
  readonly modules: readonly string[];
}

const depth = (specifier: string): number => specifier.split('/').length;

/** Longer paths are narrower; among equals the order is that of the alphabet. */
function sortModules(modules: readonly string[]): string[] {
  return [...modules].sort((a, b) => depth(b) - depth(a) || (a < b ? -1 : 1));
}

/** Puts together what all modules of a package export: one entry for each thing and name. */
export function collectExports(
  reader: Reader,
  program: ts.Program,
  modules: readonly PublicModule[],
): FoundExport[] {
  const found = new Map<ts.Symbol, Map<string, FoundExport>>();
  for (const { specifier, file } of modules) {
    const source = program.getSourceFile(file);
    // A file without any export is not a module.
    const module = source && reader.checker.getSymbolAtLocation(source);
    for (const exported of module ? reader.checker.getExportsOfModule(module) : []) {
      const { name } = exported;
      const symbol = resolveAlias(reader, exported);
      const names = found.get(symbol) ?? new Map<string, FoundExport>();
      const known = names.get(name)?.modules ?? [];
      const renamings = name === symbol.name ? [] : (exported.declarations ?? []);
      names.set(name, { name, symbol, renamings, modules: sortModules([...known, specifier]) });
      found.set(symbol, names);
    }
  }
  return [...found.values()].flatMap((names) => [...names.values()]);
}
