import type { Node } from 'estree-jsx';

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** True for JavaScript that does not run where it stands, but when it is called. */
export function isFunction({ type }: Pick<Node, 'type'>): boolean {
  return FUNCTIONS.includes(type);
}
