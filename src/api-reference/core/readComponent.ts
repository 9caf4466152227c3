import ts from 'typescript';
import { ApiReferenceError } from '../ApiReferenceError';
import type { ApiExport, ApiMember } from '../model';
import { readDocumentation } from './documentation';
import { inheritedProps } from './inheritedProps';
import { readInheritsFrom } from './inheritsFrom';
import type { Reader } from './reader';
import { readMember, readOwnMembers, sortMembers } from './readMembers';
import { readTypeParameters } from './readSignature';
import { onOneLine, printType } from './typeText';

type ComponentPart = Pick<
  ApiExport,
  'typeParameters' | 'propsType' | 'props' | 'inheritsFrom' | 'slots' | 'slotProps'
>;

const ELEMENT = /\b(?:JSX\.Element|ReactElement|ReactNode)\b/;

/** Whether a value is a component: a function with a capital that returns elements. */
export function isComponent(reader: Reader, name: string, type: ts.Type): boolean {
  return (
    /^\p{Lu}/u.test(name) &&
    type.getCallSignatures().some((signature) => {
      const place = signature.getDeclaration();
      return ELEMENT.test(printType(reader, signature.getReturnType(), place));
    })
  );
}

function readInheritedProps(reader: Reader, component: string, props: ts.Type): ApiMember[] {
  return inheritedProps
    .filter((entry) => entry.component === component)
    .map(({ prop, note }) => {
      const symbol = reader.checker.getPropertyOfType(props, prop);
      if (!symbol) {
        const place = { file: 'src/api-reference/core/inheritedProps.ts', line: 1, column: 1 };
        const problem = `${component} does not inherit ${prop}, or the library's typings are missing`;
        throw new ApiReferenceError(place, problem, 'run npm ci, or remove the entry');
      }
      const member = readMember(reader, symbol);
      const description = [member.description, note].filter(Boolean).join(' ');
      return { ...member, type: member.type.replace(/ \| undefined$/, ''), description };
    });
}

/** Members of the prop `slots` or `slotProps`. */
function readSlots(reader: Reader, props: ts.Type, name: string): ApiMember[] | undefined {
  const symbol = reader.checker.getPropertyOfType(props, name);
  if (!symbol?.declarations?.some(reader.isOwn)) return undefined;
  return readOwnMembers(reader, reader.checker.getTypeOfSymbol(symbol));
}

/**
 * `CrudProps<D>` of a component that is generic in the same `D`: the type as it was declared, so that
 * the compiler does not have to print what its members are made of.
 */
function asDeclared({ checker }: Reader, type: ts.Type): ts.Type {
  const { target } = type as Partial<ts.TypeReference>;
  const names = target?.typeParameters?.map((parameter) => parameter.symbol.name) ?? [];
  const given = target ? checker.getTypeArguments(type as ts.TypeReference) : [];
  const isSame = names.every(
    (name, index) => given[index]?.isTypeParameter() && given[index].symbol.name === name,
  );
  return target && isSame ? target : type;
}

function nameOf(node: ts.TypeNode | undefined): ts.EntityName | undefined {
  return node && ts.isTypeReferenceNode(node) ? node.typeName : undefined;
}

/** Reads the props and slots of a component. */
export function readComponent(reader: Reader, name: string, type: ts.Type): ComponentPart {
  const [signature] = type.getCallSignatures();
  const declaration = signature?.getDeclaration();
  const typeParameters = readTypeParameters(declaration, readDocumentation([]));
  const generics = typeParameters.length > 0 ? { typeParameters } : {};
  const parameter = signature?.parameters[0];
  const node = declaration?.parameters[0]?.type;
  if (!parameter || !node) return { ...generics, props: [] };

  const props = asDeclared(reader, reader.checker.getTypeOfSymbol(parameter));
  const typeName = nameOf(node);
  const inheritsFrom = typeName && readInheritsFrom(reader, typeName);
  const slots = readSlots(reader, props, 'slots');
  const slotProps = readSlots(reader, props, 'slotProps');
  const members = [...readOwnMembers(reader, props), ...readInheritedProps(reader, name, props)];
  return {
    ...generics,
    propsType: onOneLine((typeName ?? node).getText()),
    props: sortMembers(members),
    ...(inheritsFrom && { inheritsFrom }),
    ...(slots && { slots }),
    ...(slotProps && { slotProps }),
  };
}
