import ts from 'typescript';
import { ownDeclarations, type Reader } from '../../core/reader';
import { readDocumentation } from '../../core/documentation';
import { readExport } from '../../core/readExport';
import { readOwnMembers } from '../../core/readMembers';
import type { ApiExport, ApiSignature } from '../../model';
import type { FoundSymbol } from './collectSymbols';

/** Where the maker of Studio had its documentation; the line leads a reader to this very page. */
const SELF_REFERENCE = /(?:^|\n)See: https:\/\/mui\.com\/toolpad\/\S*(?:\n|$)/;

/** Name that the compiler gives to a member with a symbol for a name. */
const SYMBOL_NAME = /^__@(\w+)@\d+$/;

/**
 * The comment of `createFunction` begins with `@deprecated`, so that the compiler takes its
 * description for a part of the reason; it starts after the line `See: …`.
 */
function splitDeprecation(entry: ApiExport): ApiExport {
  const [reason = '', ...rest] = entry.deprecated?.split(SELF_REFERENCE) ?? [];
  if (rest.length === 0) {
    return entry;
  }
  const description = [entry.description, ...rest].join('\n').trim();
  return { ...entry, description, deprecated: reason.trim() };
}

/** Names members as typings write them: `[TOOLPAD_FUNCTION]`. */
function nameSymbolMembers(entry: ApiExport): ApiExport {
  const members = entry.members?.map((member) => ({
    ...member,
    name: member.name.replace(SYMBOL_NAME, '[$1]'),
  }));
  return members ? { ...entry, members } : entry;
}

/** True for a member of several types that each say something else of it, such as `type`. */
function isAmbiguous(reader: Reader, type: ts.Type, name: string): boolean {
  const declarations = type.getProperty(name)?.declarations ?? [];
  const texts = declarations.map((declaration) => readDocumentation([declaration]).description);
  return new Set(texts.filter(Boolean)).size > 1;
}

/** A type that is put together of others and of members of its own has members too. */
function combinedMembers(reader: Reader, symbol: ts.Symbol): Pick<ApiExport, 'members'> {
  const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  if (!alias || !ts.isIntersectionTypeNode(alias.type)) {
    return {};
  }
  const type = reader.checker.getDeclaredTypeOfSymbol(symbol);
  const members = readOwnMembers(reader, type).map((member) =>
    isAmbiguous(reader, type, member.name) ? { ...member, description: '' } : member,
  );
  return { members };
}

/** Instructions to the generator of the maker's own pages, at the end of a description. */
const INSTRUCTION = /\noverride: .*$/;

/** A parameter that is taken apart has no name: the last word of its type's name stands for it. */
function parameterName(declaration: ts.ParameterDeclaration | undefined, name: string): string {
  const isNamed = !declaration || ts.isIdentifier(declaration.name);
  const lastWord = /([A-Z][a-z]*)$/.exec(declaration?.type?.getText() ?? '')?.[1];
  return isNamed ? name : (lastWord?.toLowerCase() ?? name);
}

function correctParameters(
  signature: ApiSignature,
  declaration: ts.SignatureDeclaration | undefined,
): ApiSignature {
  let text = signature.signature;
  const parameters = signature.parameters.map((parameter, index) => {
    const name = parameterName(declaration?.parameters[index], parameter.name);
    text = text.replace(`${parameter.name}: ${parameter.type}`, `${name}: ${parameter.type}`);
    return { ...parameter, name, description: parameter.description.replace(INSTRUCTION, '') };
  });
  return { ...signature, signature: text, parameters };
}

function correctSignatures(entry: ApiExport, symbol: ts.Symbol): ApiExport {
  const declarations = symbol.declarations?.filter(ts.isFunctionDeclaration) ?? [];
  const signatures = entry.signatures?.map((signature, index) =>
    correctParameters(signature, declarations[index]),
  );
  return signatures ? { ...entry, signatures } : entry;
}

/** Package whose folder a declaration stands in. */
function packageOf(declaration: ts.Declaration | undefined): string {
  const { fileName = '' } = declaration?.getSourceFile() ?? {};
  return /.*\/node_modules\/(@[^/]+\/[^/]+)\//.exec(fileName)?.[1] ?? '';
}

/** Turns what was found in the typings into reference data. */
export function describeFoundSymbol(
  reader: Reader,
  mainPackage: string,
  { name, symbol, modules }: FoundSymbol,
): ApiExport {
  const isMain = modules.some((module) => `${module}/`.startsWith(`${mainPackage}/`));
  const packageName = isMain ? mainPackage : packageOf(ownDeclarations(reader, symbol)[0]);
  const entry = readExport(reader, packageName, { name, symbol, modules, renamings: [] });
  const complete = { ...entry, ...combinedMembers(reader, symbol) };
  return nameSymbolMembers(correctSignatures(splitDeprecation(complete), symbol));
}
