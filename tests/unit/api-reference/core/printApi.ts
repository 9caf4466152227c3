import type { ApiExport, ApiMember, ApiSignature } from '@site/src/api-reference/model';

function printMember(member: ApiMember): string {
  const { name, type, required, default: byDefault, deprecated } = member;
  const marks = [byDefault && `= ${byDefault}`, deprecated !== undefined && '(deprecated)'];
  return [`${name}${required ? '' : '?'}: ${type}`, ...marks.filter(Boolean)].join(' ');
}

const lists = ['props', 'slots', 'slotProps', 'members', 'returnMembers'] as const;

/** One line for each thing that an export has, without descriptions. */
export function printExport(entry: ApiExport): string {
  const { name, kind, modules, aliasOf, deprecated, typeParameters = [], inheritsFrom } = entry;
  const generics = typeParameters.map((parameter) =>
    [parameter.name, parameter.constraint, parameter.default && `= ${parameter.default}`]
      .filter(Boolean)
      .join(' '),
  );
  const head = [
    `${kind} ${name}`,
    generics.length > 0 && `<${generics.join(', ')}>`,
    aliasOf && `alias of ${aliasOf}`,
    deprecated !== undefined && '(deprecated)',
    entry.extends && `extends ${entry.extends.join(', ')}`,
    entry.propsType && `takes ${entry.propsType}`,
    inheritsFrom && `inherits from ${inheritsFrom.name} of ${inheritsFrom.module}`,
    entry.type && `= ${entry.type}`,
    `in ${modules.join(', ')}`,
  ];
  const calls = (signatures: readonly ApiSignature[] = []) =>
    signatures.map(({ signature }) => `  ${signature}`);
  const members = lists.flatMap((list) =>
    (entry[list] ?? []).map((member) => `  ${list} ${printMember(member)}`),
  );
  return [
    head.filter(Boolean).join(' '),
    ...calls(entry.constructors),
    ...calls(entry.signatures),
    ...members,
  ].join('\n');
}
