/**
 * An expression that a frame can work out without evaluating code, which its policy forbids. Trees
 * are made when the site is built, of the few forms that samples need.
 */
export type ExpressionTree =
  | { readonly kind: 'literal'; readonly value: string | number | boolean }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly ExpressionTree[] }
  | { readonly kind: 'text'; readonly parts: readonly ExpressionTree[] }
  | {
      readonly kind: 'operation';
      readonly operator: Operator;
      readonly left: ExpressionTree;
      readonly right: ExpressionTree;
    }
  | { readonly kind: 'member'; readonly of: ExpressionTree; readonly at: ExpressionTree };

/** Operators that trees know. */
export const operators = ['+', '-', '*', '/', '%'] as const;

export type Operator = (typeof operators)[number];

type Scope = Readonly<Record<string, unknown>>;

function operate(operator: Operator, left: unknown, right: unknown): unknown {
  if (operator === '+' && (typeof left === 'string' || typeof right === 'string')) {
    return `${String(left)}${String(right)}`;
  }
  const [a, b] = [Number(left), Number(right)];
  return { '+': a + b, '-': a - b, '*': a * b, '/': a / b, '%': a % b }[operator];
}

/**
 * Value of an expression.
 *
 * @param scope what names stand for, such as `i` in the items of a list.
 */
export function evaluate(tree: ExpressionTree, scope: Scope): unknown {
  switch (tree.kind) {
    case 'literal':
      return tree.value;
    case 'name':
      return scope[tree.name];
    case 'list':
      return tree.items.map((item) => evaluate(item, scope));
    case 'text':
      return tree.parts.map((part) => String(evaluate(part, scope))).join('');
    case 'operation':
      return operate(tree.operator, evaluate(tree.left, scope), evaluate(tree.right, scope));
    case 'member': {
      const container = evaluate(tree.of, scope) as Scope | undefined;
      return container?.[String(evaluate(tree.at, scope))];
    }
  }
}
