import type { ApiChange, ApiExport, ApiMember } from '../model';
import { canonicalType } from './canonicalType';
import { memberLists } from './lineage';

/** What a change says besides where it took place. */
export type Difference = Pick<ApiChange, 'part' | 'member' | 'change' | 'from' | 'to'>;

/** Leaves out the sides that have nothing to say. */
export function fromTo(from: string | undefined, to: string | undefined): Partial<Difference> {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

const necessity = ({ required }: ApiMember): string => (required ? 'required' : 'optional');

function compareMember(before: ApiMember, after: ApiMember): Omit<Difference, 'part' | 'member'>[] {
  const differences: Omit<Difference, 'part' | 'member'>[] = [];
  if (canonicalType(before.type) !== canonicalType(after.type)) {
    differences.push({ change: 'retyped', from: before.type, to: after.type });
  }
  if (before.default !== after.default) {
    differences.push({ change: 'default', ...fromTo(before.default, after.default) });
  }
  if (before.required !== after.required) {
    differences.push({ change: 'required', from: necessity(before), to: necessity(after) });
  }
  if (before.deprecated === undefined && after.deprecated !== undefined) {
    differences.push({ change: 'deprecated', to: after.deprecated });
  }
  return differences;
}

function compareList(
  part: (typeof memberLists)[number],
  before: readonly ApiMember[],
  after: readonly ApiMember[],
): Difference[] {
  const named = (members: readonly ApiMember[], name: string) =>
    members.find((member) => member.name === name);
  const kept = after.flatMap((member): Difference[] => {
    const { name, type } = member;
    const old = named(before, name);
    return old
      ? compareMember(old, member).map((difference) => ({ part, member: name, ...difference }))
      : [{ part, member: name, change: 'added', to: type }];
  });
  const removed = before
    .filter(({ name }) => !named(after, name))
    .map(({ name, type }): Difference => ({ part, member: name, change: 'removed', from: type }));
  return [...kept, ...removed];
}

/** Differences between the members of an export in two releases, list by list. */
export function compareMembers(before: ApiExport, after: ApiExport): Difference[] {
  return memberLists.flatMap((list) => compareList(list, before[list] ?? [], after[list] ?? []));
}
