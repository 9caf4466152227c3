import { types as t } from '@babel/core';
import { evaluateMembers, memberName, type EnumValue } from './evaluateEnum';
import { located } from './sampleSyntax';
import type { TextEdits } from './textEdits';

/** The entries by which an enum object maps a number back to the name of its member. */
function reverseEntries(
  { members }: t.TSEnumDeclaration,
  values: ReadonlyMap<string, EnumValue>,
): string[] {
  const names = new Map<number, string>();
  for (const name of members.map(memberName)) {
    const value = values.get(name);
    if (typeof value === 'number') names.set(value, name);
  }
  return [...names].map(([value, name]) => {
    const key = /^\d+$/.test(`${value}`) ? `${value}` : `'${value}'`;
    return `${key}: ${JSON.stringify(name)},`;
  });
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
  values: ReadonlyMap<string, EnumValue>,
  edits: TextEdits,
): void {
  const { start, end } = located(node);
  const id = located(node.id);
  edits.replace(start, id.start, 'const ');
  edits.replace(id.end, edits.source.indexOf('{', id.end), ' = ');
  for (const member of node.members) {
    const value = values.get(memberName(member));
    if (value !== undefined) lowerMember(member, value, edits);
  }
  // A const enum has no object in TypeScript's own output, so nothing can look a number up in it.
  const reverse = node.const ? [] : reverseEntries(node, values);
  const last = node.members.at(-1);
  if (!last || reverse.length === 0) {
    edits.replace(end, end, ';');
    return;
  }
  const lastEnd = located(last).end;
  if (!/^\s*,/.test(edits.source.slice(lastEnd))) edits.replace(lastEnd, lastEnd, ',');
  edits.replace(end - 1, end, `\n${reverse.join('\n')}\n};`);
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
