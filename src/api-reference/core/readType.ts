import ts from 'typescript';
import { readDocumentation } from './documentation';
import type { Reader } from './reader';
import { readIndexSignatures, readOwnMembers } from './readMembers';
import { readOwnSignatures, readTypeParameters } from './readSignature';
import { onOneLine } from './typeText';
import type { KindPart } from './readValue';

function readGenerics(declaration: ts.Declaration): Partial<KindPart> {
  const typeParameters = readTypeParameters(declaration, readDocumentation([declaration]));
  return typeParameters.length > 0 ? { typeParameters } : {};
}

function readInterface(
  reader: Reader,
  type: ts.Type,
  declarations: readonly ts.InterfaceDeclaration[],
): KindPart {
  const signatures = readOwnSignatures(reader, type);
  const clauses = declarations.flatMap(({ heritageClauses }) => heritageClauses ?? []);
  const bases = clauses.flatMap(({ types }) => types.map((base) => onOneLine(base.getText())));
  return {
    kind: 'interface',
    ...(declarations[0] && readGenerics(declarations[0])),
    ...(bases.length > 0 && { extends: bases }),
    ...(signatures.length > 0 && { signatures }),
    members: [
      ...readOwnMembers(reader, type),
      ...declarations.flatMap(({ members }) => readIndexSignatures([...members])),
    ],
  };
}

function readTypeAlias(
  reader: Reader,
  type: ts.Type,
  declaration: ts.TypeAliasDeclaration,
): KindPart {
  const isObject = ts.isTypeLiteralNode(declaration.type);
  return {
    kind: 'type',
    ...readGenerics(declaration),
    type: onOneLine(declaration.type.getText()),
    ...(isObject && { members: readOwnMembers(reader, type) }),
  };
}

/** Reads an export that exists for the compiler alone. */
export function readType(reader: Reader, symbol: ts.Symbol): KindPart {
  const type = reader.checker.getDeclaredTypeOfSymbol(symbol);
  const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  return alias
    ? readTypeAlias(reader, type, alias)
    : readInterface(reader, type, symbol.declarations?.filter(ts.isInterfaceDeclaration) ?? []);
}
