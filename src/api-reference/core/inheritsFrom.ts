import ts from 'typescript';
import { resolveAlias, type Reader } from './reader';

/** A component of a library. */
interface LibraryComponent {
  readonly name: string;
  readonly module: string;
}

/** `@mui/material` of `@mui/material/Button`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function importedFrom(symbol: ts.Symbol): string | undefined {
  const specifier = symbol.declarations?.find(ts.isImportSpecifier);
  const module = specifier?.parent.parent.parent.moduleSpecifier;
  return module && ts.isStringLiteral(module) ? packageOf(module.text) : undefined;
}

/** Types that a type of props is another name for, or extends. */
function basesOf(declaration: ts.Declaration): ts.Node[] {
  if (ts.isTypeAliasDeclaration(declaration)) {
    return ts.isTypeReferenceNode(declaration.type) ? [declaration.type.typeName] : [];
  }
  const clauses = ts.isInterfaceDeclaration(declaration) ? (declaration.heritageClauses ?? []) : [];
  return clauses.flatMap(({ types }) => types.map(({ expression }) => expression));
}

/**
 * The component of a library that takes the props which a component does not have itself, found by
 * the type of its props: `PageContainerProps extends ContainerProps`.
 *
 * @param name - The identifier that names the type of the props.
 */
export function readInheritsFrom(reader: Reader, name: ts.Node): LibraryComponent | undefined {
  const local = reader.checker.getSymbolAtLocation(name);
  if (!local) return undefined;
  const declarations = resolveAlias(reader, local).declarations?.filter(reader.isOwn) ?? [];
  if (declarations.length > 0) {
    const found = declarations.flatMap(basesOf).map((base) => readInheritsFrom(reader, base));
    return found.find((component) => component !== undefined);
  }
  const module = importedFrom(local);
  const component = /^(\w+)Props$/.exec(local.name)?.[1];
  return module && component ? { name: component, module } : undefined;
}
