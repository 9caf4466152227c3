import type { Expression } from 'estree';
import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { LocalProblem } from '../problem';
import { startOf } from './startOf';
import { visit } from './visit';

/** What React can not draw, and what it passes over. */
const kinds: Readonly<Partial<Record<Expression['type'], string>>> = {
  ObjectExpression: 'an object',
  NewExpression: 'an object',
  ArrowFunctionExpression: 'a function',
  FunctionExpression: 'a function',
  ClassExpression: 'a class',
};

/** What stands in braces among text and elements, if a page can not show it. */
export function unshowableKind(node: Nodes): string | undefined {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
  const statement = node.data?.estree?.body[0];
  return statement?.type === 'ExpressionStatement' ? kinds[statement.expression.type] : undefined;
}

/** Braces that hold what a page can not show, such as those of templates: `{{ title }}`. */
export function unshowable(tree: Root): LocalProblem[] {
  const problems: LocalProblem[] = [];
  visit(tree, (node) => {
    const kind = unshowableKind(node);
    if (kind === undefined) return;
    const message = `the braces hold ${kind}, which can not be shown`;
    const fix = 'write what is to be read, or \\{ if braces are meant as text';
    problems.push({ ...startOf(node), code: 'content/expression', message, fix });
  });
  return problems;
}
