import ts from 'typescript';
import { operators, type ExpressionTree, type Operator } from './expressionTree';

/** Marks an expression that is of no form that trees know. */
class UnknownForm extends Error {}

function operatorOf(token: ts.BinaryOperatorToken): Operator {
  const text = ts.tokenToString(token.kind) ?? '';
  const operator = operators.find((known) => known === text);
  if (!operator) throw new UnknownForm(text);
  return operator;
}

function templateParts(node: ts.TemplateExpression): ExpressionTree[] {
  const literal = (value: string): ExpressionTree => ({ kind: 'literal', value });
  return [
    literal(node.head.text),
    ...node.templateSpans.flatMap((span) => [toTree(span.expression), literal(span.literal.text)]),
  ];
}

function toTree(node: ts.Expression): ExpressionTree {
  if (ts.isParenthesizedExpression(node)) return toTree(node.expression);
  if (ts.isStringLiteralLike(node)) return { kind: 'literal', value: node.text };
  if (ts.isNumericLiteral(node)) return { kind: 'literal', value: Number(node.text) };
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { kind: 'literal', value: true };
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { kind: 'literal', value: false };
  if (ts.isIdentifier(node)) return { kind: 'name', name: node.text };
  if (ts.isArrayLiteralExpression(node)) {
    return { kind: 'list', items: node.elements.map(toTree) };
  }
  if (ts.isTemplateExpression(node)) return { kind: 'text', parts: templateParts(node) };
  if (ts.isBinaryExpression(node)) {
    const operator = operatorOf(node.operatorToken);
    return { kind: 'operation', operator, left: toTree(node.left), right: toTree(node.right) };
  }
  if (ts.isElementAccessExpression(node)) {
    return {
      kind: 'member',
      of: toTree(node.expression),
      at: toTree(node.argumentExpression),
    };
  }
  if (ts.isPropertyAccessExpression(node)) {
    return {
      kind: 'member',
      of: toTree(node.expression),
      at: { kind: 'literal', value: node.name.text },
    };
  }
  throw new UnknownForm(ts.SyntaxKind[node.kind]);
}

/**
 * Reads a JavaScript expression.
 *
 * @returns undefined for an expression of a form that frames can't work out: calls, functions,
 *   conditions and everything that is no single expression.
 */
export function parseExpression(text: string): ExpressionTree | undefined {
  const source = ts.createSourceFile('expression.js', text, ts.ScriptTarget.Latest);
  const [statement, ...others] = source.statements;
  const { parseDiagnostics = [] } = source as { parseDiagnostics?: readonly unknown[] };
  if (!statement || others.length > 0 || parseDiagnostics.length > 0) return undefined;
  if (!ts.isExpressionStatement(statement)) return undefined;
  try {
    return toTree(statement.expression);
  } catch (error) {
    if (error instanceof UnknownForm) return undefined;
    throw error;
  }
}
