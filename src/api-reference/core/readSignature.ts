import ts from 'typescript';
import type { ApiParameter, ApiSignature, ApiTypeParameter } from '../model';
import { readDocumentation, type Documentation } from './documentation';
import type { Reader } from './reader';
import { onOneLine, typeText } from './typeText';

/** A doc comment of what a signature belongs to, such as of a prop that is a function. */
export type OwnerDocumentation = Pick<Documentation, 'parameters' | 'returns'>;

/** Type parameters as declared: `<D extends DataModel = any>`. */
export function readTypeParameters(
  declaration: ts.Declaration | undefined,
  documentation: Documentation,
): ApiTypeParameter[] {
  const { typeParameters } = (declaration ?? {}) as Partial<ts.SignatureDeclaration>;
  return (typeParameters ?? []).map(({ name, constraint, default: byDefault }) => {
    const description = documentation.typeParameters.get(name.text);
    return {
      name: name.text,
      ...(constraint && { constraint: onOneLine(constraint.getText()) }),
      ...(byDefault && { default: onOneLine(byDefault.getText()) }),
      ...(description && { description }),
    };
  });
}

/** `<T extends Session = Session>`, or nothing. */
export function printTypeParameters(parameters: readonly ApiTypeParameter[]): string {
  const texts = parameters.map(({ name, constraint, default: byDefault }) =>
    [name, constraint && `extends ${constraint}`, byDefault && `= ${byDefault}`]
      .filter(Boolean)
      .join(' '),
  );
  return texts.length > 0 ? `<${texts.join(', ')}>` : '';
}

function readParameter(
  reader: Reader,
  symbol: ts.Symbol,
  documentation: Documentation,
  owner: OwnerDocumentation | undefined,
): ApiParameter {
  const declaration = symbol.valueDeclaration as ts.ParameterDeclaration;
  // A parameter that is taken apart has no name of its own; only components do that.
  const name = ts.isIdentifier(declaration.name) ? declaration.name.text : 'props';
  const type = reader.checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const isOptional = reader.checker.isOptionalParameter(declaration);
  return {
    name: declaration.dotDotDotToken ? `...${name}` : name,
    type: typeText(reader, declaration, type, isOptional),
    required: !isOptional && !declaration.dotDotDotToken,
    description: documentation.parameters.get(name) ?? owner?.parameters.get(name) ?? '',
  };
}

function printParameters(parameters: readonly ApiParameter[]): string {
  const texts = parameters.map(({ name, type, required }) => {
    const isOptional = !required && !name.startsWith('...');
    return `${name}${isOptional ? '?' : ''}: ${type}`;
  });
  return `(${texts.join(', ')})`;
}

/**
 * Reads one way to call a function.
 *
 * @param owner - What to fall back to for parameters and result that the signature itself does not
 *   describe.
 */
export function readSignature(
  reader: Reader,
  signature: ts.Signature,
  owner?: OwnerDocumentation,
): ApiSignature {
  const declaration = signature.getDeclaration();
  const documentation = readDocumentation([declaration]);
  const typeParameters = readTypeParameters(declaration, documentation);
  const parameters = signature.parameters.map((parameter) =>
    readParameter(reader, parameter, documentation, owner),
  );
  const returnType = typeText(reader, declaration, signature.getReturnType());
  const isConstructor = ts.isConstructorDeclaration(declaration);
  const call = `${printTypeParameters(typeParameters)}${printParameters(parameters)}`;
  return {
    signature: `${isConstructor ? 'new ' : ''}${call} => ${returnType}`,
    typeParameters,
    description: documentation.description,
    parameters,
    returns: { type: returnType, description: documentation.returns || (owner?.returns ?? '') },
    ...(documentation.examples.length > 0 && { examples: [...documentation.examples] }),
  };
}

/** What overloads do: their descriptions, each of them once. */
export function describeSignatures(signatures: readonly ApiSignature[] = []): string {
  return [...new Set(signatures.map(({ description }) => description))].join('\n\n').trim();
}

/** Signatures of a type that the package itself declares; those of libraries are theirs to explain. */
export function readOwnSignatures(
  reader: Reader,
  type: ts.Type,
  owner?: OwnerDocumentation,
): ApiSignature[] {
  const callable = reader.checker.getNonNullableType(type);
  if (callable.isUnion()) return [];
  return callable
    .getCallSignatures()
    .filter((signature) => signature.declaration && reader.isOwn(signature.declaration))
    .map((signature) => readSignature(reader, signature, owner));
}
