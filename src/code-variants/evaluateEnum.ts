import { types as t } from '@babel/core';

/** What a member of an enum stands for at run time. */
export type EnumValue = string | number;

const binaryOperators: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '|': (left, right) => left | right,
  '&': (left, right) => left & right,
  '^': (left, right) => left ^ right,
  '<<': (left, right) => left << right,
  '>>': (left, right) => left >> right,
};

const unaryOperators: Readonly<Record<string, (operand: number) => number>> = {
  '+': (operand) => operand,
  '-': (operand) => -operand,
  '~': (operand) => ~operand,
};

export const memberName = ({ id }: t.TSEnumMember): string =>
  t.isIdentifier(id) ? id.name : id.value;

function evaluate(node: t.Node, members: ReadonlyMap<string, EnumValue>): EnumValue | undefined {
  if (t.isStringLiteral(node) || t.isNumericLiteral(node)) return node.value;
  if (t.isIdentifier(node)) return members.get(node.name);
  if (t.isUnaryExpression(node)) {
    const operand = evaluate(node.argument, members);
    return typeof operand === 'number' ? unaryOperators[node.operator]?.(operand) : undefined;
  }
  if (!t.isBinaryExpression(node)) return undefined;
  const left = evaluate(node.left, members);
  const right = evaluate(node.right, members);
  const areNumbers = typeof left === 'number' && typeof right === 'number';
  return areNumbers ? binaryOperators[node.operator]?.(left, right) : undefined;
}

/** The members of an enum with their values, or nothing if one is not constant. */
export function evaluateMembers({
  members,
}: t.TSEnumDeclaration): Map<t.TSEnumMember, EnumValue> | undefined {
  const values = new Map<t.TSEnumMember, EnumValue>();
  const byName = new Map<string, EnumValue>();
  let next: number | undefined = 0;
  for (const member of members) {
    const value: EnumValue | undefined = member.initializer
      ? evaluate(member.initializer, byName)
      : next;
    if (value === undefined || Number.isNaN(value)) return undefined;
    values.set(member, value);
    byName.set(memberName(member), value);
    next = typeof value === 'number' ? value + 1 : undefined;
  }
  return values;
}
