import ts from 'typescript';
import type { ApiExport } from '../model';
import { readDocumentation } from './documentation';
import { isComponent, readComponent } from './readComponent';
import type { Reader } from './reader';
import { readOwnMembers } from './readMembers';
import { readOwnSignatures, readSignature, readTypeParameters } from './readSignature';
import { typeText } from './typeText';

/** What an export is, and what only exports of its kind have. */
export type KindPart = Pick<ApiExport, 'kind'> & Partial<ApiExport>;

function readClass(reader: Reader, symbol: ts.Symbol, type: ts.Type): KindPart {
  const declaration = symbol.declarations?.find(ts.isClassDeclaration);
  const typeParameters = readTypeParameters(
    declaration,
    readDocumentation(declaration ? [declaration] : []),
  );
  return {
    kind: 'class',
    ...(typeParameters.length > 0 && { typeParameters }),
    constructors: type
      .getConstructSignatures()
      .map((signature) => readSignature(reader, signature)),
    members: readOwnMembers(reader, reader.checker.getDeclaredTypeOfSymbol(symbol)),
  };
}

function readHook(reader: Reader, type: ts.Type): KindPart {
  const signatures = readOwnSignatures(reader, type);
  // Overloads of one hook return the same kind of thing.
  const returned = type.getCallSignatures().at(-1)?.getReturnType();
  const returnMembers = returned ? readOwnMembers(reader, returned) : [];
  return { kind: 'hook', signatures, ...(returnMembers.length > 0 && { returnMembers }) };
}

/** Reads an export that exists at run time. */
export function readValue(reader: Reader, name: string, symbol: ts.Symbol): KindPart {
  const type = reader.checker.getTypeOfSymbol(symbol);
  const text = typeText(reader, symbol.declarations?.find(ts.isVariableDeclaration), type);
  // A context can be rendered like a component, so this question comes first.
  if (/^(?:React\.)?Context</.test(text)) return { kind: 'context', type: text };
  if (type.getConstructSignatures().length > 0) return readClass(reader, symbol, type);
  if (isComponent(reader, name, type)) {
    return { kind: 'component', ...readComponent(reader, name, type) };
  }
  if (type.getCallSignatures().length > 0) {
    return /^use\p{Lu}/u.test(name)
      ? readHook(reader, type)
      : { kind: 'function', signatures: readOwnSignatures(reader, type) };
  }
  return { kind: 'constant', type: text };
}
