import type { Nodes } from 'mdast';
import type { ApiExport, ApiMember } from '../../api-reference/model';
import { defaultPart, isPartName, parts, type PartName } from '../../api-reference/parts';
import type { ReferenceContext } from './context';
import { tableOf } from './rows';
import { signaturesOf } from './signatures';

/** A mistake in a reference element; the caller knows where it stands. */
export class ReferenceElementError extends Error {
  override name = 'ReferenceElementError';
}

/** Attributes of a reference element that are plain text. */
export type Attributes = Readonly<Record<string, string>>;

function partOf(entry: ApiExport, name: string | undefined): PartName {
  if (name === undefined) {
    return defaultPart(entry);
  }
  if (isPartName(name)) {
    return name;
  }
  const known = Object.keys(parts).join(', ');
  throw new ReferenceElementError(`there is no part "${name}" -> use one of ${known}`);
}

/** What came with its export need not say so again. */
function withoutSince(row: ApiMember, { since }: ApiExport): ApiMember {
  return row.since === since ? { ...row, since: undefined } : row;
}

function members(entry: ApiExport, attributes: Attributes, context: ReferenceContext): Nodes[] {
  const name = partOf(entry, attributes.part);
  const { kind, label } = parts[name];
  const rows = (entry[name] ?? []).map((row) => withoutSince(row, entry));
  return [tableOf(entry.name, kind, `${label} of ${entry.name}`, rows, context)];
}

/** Source of what a type, context, or constant is. */
function definition({ kind, name, type = 'unknown' }: ApiExport): Nodes[] {
  const value = kind === 'type' ? `type ${name} = ${type};` : `const ${name}: ${type};`;
  return [{ type: 'code', lang: 'ts', meta: 'ts-only fragment', value }];
}

function signatures(
  entry: ApiExport,
  attributes: Attributes,
  context: ReferenceContext,
): Promise<Nodes[]> {
  const { member } = attributes;
  if (member === undefined) {
    return signaturesOf(entry.name, entry.signatures ?? entry.constructors ?? [], context);
  }
  const lists = [entry.members, entry.returnMembers, entry.props].flatMap((list) => list ?? []);
  const found = lists.find(({ name }) => name === member);
  if (!found?.signatures) {
    throw new ReferenceElementError(
      `${entry.name} has no function "${member}" -> name one of its members, or leave "member" out`,
    );
  }
  return signaturesOf(member, found.signatures, context);
}

/** Makes the nodes that stand in the place of an element. */
type Expand = (
  entry: ApiExport,
  attributes: Attributes,
  context: ReferenceContext,
) => Nodes[] | Promise<Nodes[]>;

/** Elements about one export, which their attribute `of` names. */
export const referenceElements: Readonly<Record<string, Expand>> = {
  ApiDescription: (entry, _attributes, context) => context.describe(entry.description),
  ApiDefinition: (entry) => definition(entry),
  ApiMembers: members,
  ApiSignatures: signatures,
};
