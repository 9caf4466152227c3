import type { Position } from '../content/problem';
import { nearest } from '../navigation/rules/nearest';
import type { ApiExport } from './model';
import { overloadName, rowId } from './names';
import { defaultPart, isPartName, parts } from './parts';
import type { FileSchema, SchemaValue } from './studio/model';

/** A reference element of a page's source: `<ApiMembers of="Account" part="slots" />`. */
export interface PageElement extends Position {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const ELEMENT =
  /<(Api(?:Definition|Description|Members|Signatures)|FileSchemaReference)\b([^>]*?)\/?>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

function positionAt(source: string, offset: number): Position {
  const lines = source.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Reference elements in the Markdown of a page. */
export function findElements(source: string): PageElement[] {
  return [...source.matchAll(ELEMENT)].map(({ 1: name = '', 2: rest = '', index }) => ({
    name,
    attributes: Object.fromEntries(
      [...rest.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
    ),
    ...positionAt(source, index),
  }));
}

/** What is wrong with an element, and how to mend it; undefined if nothing is. */
export function elementFault(
  { name, attributes }: PageElement,
  names: ReadonlySet<string>,
): { message: string; fix: string } | undefined {
  if (name === 'FileSchemaReference') {
    return undefined;
  }
  const { of } = attributes;
  if (of === undefined) {
    return { message: `<${name}> does not say of which export`, fix: 'add of="…"' };
  }
  if (names.has(of)) {
    return undefined;
  }
  const guess = nearest(of, names);
  return {
    message: `no export "${of}" is in the reference`,
    fix: guess ? `did you mean "${guess}"?` : 'npm run api -- --list names all exports',
  };
}

function memberAnchors(entry: ApiExport, part: string | undefined): string[] {
  const list = part !== undefined && isPartName(part) ? part : defaultPart(entry);
  return (entry[list] ?? []).map(({ name }) => rowId(entry.name, parts[list].kind, name));
}

function signatureAnchors({ name, signatures = [], constructors = [] }: ApiExport): string[] {
  const all = signatures.length > 0 ? signatures : constructors;
  return all.flatMap(({ parameters }, index) => {
    const owner = overloadName(name, index, all.length);
    return parameters.map((parameter) => rowId(owner, 'param', parameter.name));
  });
}

function schemaAnchors(value: SchemaValue): string[] {
  const members = (value.members ?? []).flatMap((member) => [
    member.anchor,
    ...schemaAnchors(member),
  ]);
  const variants = (value.variants ?? []).flatMap((variant) => [
    variant.anchor,
    ...schemaAnchors(variant),
  ]);
  return [...members, ...variants];
}

/** Ids that a page has because of a reference element. */
export function elementAnchors(
  { name, attributes }: PageElement,
  exports: ReadonlyMap<string, ApiExport>,
  fileSchema: FileSchema,
): string[] {
  if (name === 'FileSchemaReference') {
    return [...fileSchema.files, ...fileSchema.definitions].flatMap((entry) => [
      entry.anchor,
      ...schemaAnchors(entry),
    ]);
  }
  const entry = exports.get(attributes.of ?? '');
  if (!entry) {
    return [];
  }
  if (name === 'ApiMembers') {
    return memberAnchors(entry, attributes.part);
  }
  return name === 'ApiSignatures' && attributes.member === undefined ? signatureAnchors(entry) : [];
}
