import ts from 'typescript';
import type { ApiMember, ApiSignature } from '../model';
import { readDocumentation } from './documentation';
import { ownDeclarations, type Reader } from './reader';
import { describeSignatures, readOwnSignatures } from './readSignature';
import { onOneLine, typeText } from './typeText';

function isMethod(declaration: ts.Declaration | undefined): boolean {
  return (
    declaration !== undefined &&
    (ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration))
  );
}

function printMethod(signatures: readonly ApiSignature[]): string {
  const [first, ...others] = signatures.map(({ signature }) => signature);
  return others.length === 0 ? (first ?? '') : `(${[first, ...others].join(') & (')})`;
}

/** Values of a named union of literals: its name alone does not say them. */
function valuesOf(reader: Reader, declaration: ts.Declaration | undefined): ApiMember['values'] {
  const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  if (!node || !ts.isTypeReferenceNode(node)) return undefined;
  const type = reader.checker.getTypeFromTypeNode(node);
  if (!type.isUnion() || !type.types.every((part) => part.isStringLiteral())) return undefined;
  return type.types.map((part) => ({ value: `'${(part as ts.StringLiteralType).value}'` }));
}

/** Reads a property or a method, as it is in the type that it was found in. */
export function readMember(reader: Reader, symbol: ts.Symbol): ApiMember {
  const { checker } = reader;
  const declarations = ownDeclarations(reader, symbol);
  const [declaration = symbol.declarations?.[0]] = declarations;
  const documentation = readDocumentation(declarations.length > 0 ? declarations : [declaration!]);
  const type = checker.getTypeOfSymbol(symbol);
  const signatures = readOwnSignatures(reader, type, documentation);
  const isOptional = Boolean(symbol.flags & ts.SymbolFlags.Optional);
  const values = valuesOf(reader, declaration);
  return {
    name: symbol.name,
    type: isMethod(declaration)
      ? printMethod(signatures)
      : typeText(reader, declaration, type, isOptional),
    required: !isOptional,
    ...(documentation.default && { default: documentation.default }),
    // A function type has its text on the signatures, as in `alert: OpenAlertDialog`.
    description: documentation.description || describeSignatures(signatures),
    ...(documentation.deprecated !== undefined && { deprecated: documentation.deprecated }),
    ...(documentation.examples.length > 0 && { examples: [...documentation.examples] }),
    ...(signatures.length > 0 && { signatures }),
    ...(values && { values }),
  };
}

const byName = new Intl.Collator('en').compare;

/** The order of all lists: what must be given first, and both parts by name. */
export function sortMembers(members: readonly ApiMember[]): ApiMember[] {
  return [...members].sort(
    (a, b) => Number(b.required) - Number(a.required) || byName(a.name, b.name),
  );
}

function isPublic(declaration: ts.Declaration): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return !(ts.getCombinedModifierFlags(declaration) & hidden);
}

/** Members that the package itself declares; what comes from libraries is left out. */
export function readOwnMembers(reader: Reader, type: ts.Type): ApiMember[] {
  const { checker } = reader;
  // A type parameter has the members of its constraint, and `X | null` those of `X`.
  const target = checker.getNonNullableType(type);
  const base = checker.getBaseConstraintOfType(target) ?? target;
  const symbols = checker
    .getPropertiesOfType(base)
    .filter((symbol) => ownDeclarations(reader, symbol).some(isPublic));
  return sortMembers(symbols.map((symbol) => readMember(reader, symbol)));
}

/** Index signatures such as `[key: string]: unknown`; their names are written in brackets. */
export function readIndexSignatures(members: readonly ts.TypeElement[]): ApiMember[] {
  return members.filter(ts.isIndexSignatureDeclaration).map((declaration) => ({
    name: `[${declaration.parameters.map((parameter) => onOneLine(parameter.getText())).join(', ')}]`,
    type: onOneLine(declaration.type.getText()),
    required: false,
    description: readDocumentation([declaration]).description,
  }));
}
