import { types as t } from '@babel/core';
import { evaluateMembers, memberName, type EnumValue } from './evaluateEnum';
import { located } from './sampleSyntax';
import type { TextEdits } from './textEdits';

/** The entries by which an enum object maps a number back to the name of its member. */
function reverseEntries(values: ReadonlyMap<t.TSEnumMember, EnumValue>): string {
  const names = new Map<number, string>();
  for (const [member, value] of values) {
    if (typeof value === 'number') names.set(value, memberName(member));
  }
  return [...names].map(([value, name]) => `'${value}': ${JSON.stringify(name)},`).join('');
}

/** Whether a value is written without other members, which an object literal could not name. */
function isSelfContained(initializer: t.Expression): boolean {
  let isSelfContained = true;
  t.traverseFast(initializer, (node) => {
    isSelfContained &&= !t.isIdentifier(node);
  });
  return isSelfContained;
}

function lowerMember(member: t.TSEnumMember, value: EnumValue, edits: TextEdits): void {
  const { end } = located(member.id);
  if (member.initializer && isSelfContained(member.initializer)) {
    edits.replace(end, edits.source.indexOf('=', end) + 1, ':');
  } else {
    // The member ends behind parentheses around its value, and the value itself within.
    edits.replace(end, located(member).end, `: ${JSON.stringify(value)}`);
  }
}

function lowerEnum(
  node: t.TSEnumDeclaration,
  values: ReadonlyMap<t.TSEnumMember, EnumValue>,
  edits: TextEdits,
): void {
  const { start, end } = located(node);
  const id = located(node.id);
  edits.replace(start, id.start, 'const ');
  edits.replace(id.end, id.end, ' = ');
  for (const [member, value] of values) lowerMember(member, value, edits);
  // A const enum has no object in TypeScript's own output, so nothing can look a number up in it.
  const reverse = node.const ? '' : reverseEntries(values);
  const last = node.members.at(-1);
  if (last) {
    const lastEnd = located(last).end;
    if (!/^\s*,/.test(edits.source.slice(lastEnd))) edits.replace(lastEnd, lastEnd, ',');
  }
  edits.replace(end - 1, end, `\n${reverse}};`);
}

/**
 * Writes enums as the objects that they are at run time, with the reverse mapping of numbers.
 *
 * Enums that are declared in several parts, or have members whose value only the running program
 * knows, are left to Babel, which makes functions of them.
 */
export function lowerEnums(ast: t.File, edits: TextEdits): void {
  const declarations = new Map<string, (t.TSEnumDeclaration | t.TSModuleDeclaration)[]>();
  t.traverseFast(ast.program, (node) => {
    if (!t.isTSEnumDeclaration(node) && !t.isTSModuleDeclaration(node)) return;
    if (node.declare || !t.isIdentifier(node.id)) return;
    declarations.set(node.id.name, [...(declarations.get(node.id.name) ?? []), node]);
  });
  for (const [node, ...others] of declarations.values()) {
    if (!t.isTSEnumDeclaration(node) || others.length > 0) continue;
    const values = evaluateMembers(node);
    if (values) lowerEnum(node, values, edits);
  }
}
