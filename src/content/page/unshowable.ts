import type { Expression, FunctionDeclaration, ClassDeclaration } from 'estree';
import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { LocalProblem } from '../problem';
import { declarationsIn, type Declaration } from './declarations';
import { isJsxElement } from './jsx';
import { startOf } from './startOf';
import { visit } from './visit';

type Value = Expression | FunctionDeclaration | ClassDeclaration;

/** What React can not draw, and what it passes over. */
const kinds: Readonly<Partial<Record<Value['type'], string>>> = {
  ObjectExpression: 'an object',
  NewExpression: 'an object',
  ArrowFunctionExpression: 'a function',
  FunctionExpression: 'a function',
  FunctionDeclaration: 'a function',
  ClassExpression: 'a class',
  ClassDeclaration: 'a class',
};

/** What calls of the language's own functions come to. */
function kindOfCall(value: Value): string | undefined {
  if (value.type !== 'CallExpression') return undefined;
  const { callee } = value;
  if (callee.type === 'Identifier') return callee.name === 'Symbol' ? 'a symbol' : undefined;
  const isOfPromise =
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'Promise';
  return isOfPromise ? 'a promise' : undefined;
}

/** What stands in braces among text and elements. */
function expressionIn(node: Nodes): Expression | undefined {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
  const statement = node.data?.estree?.body[0];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** What stands in braces among text and elements, if a page can not show it. */
export function unshowableKind(node: Nodes): string | undefined {
  const expression = expressionIn(node);
  return expression && kinds[expression.type];
}

/** Whether braces hold an assignment, as attributes of other tools do: `{target=_blank}`. */
export const isAssignment = (node: Nodes): boolean =>
  expressionIn(node)?.type === 'AssignmentExpression';

/** The value that a name stands for on the whole page. */
function valueOf(name: string, declarations: ReadonlyMap<string, Declaration>): Value | undefined {
  const { kind, value } = declarations.get(name) ?? {};
  return kind === 'let' || kind === 'var' ? undefined : value;
}

function isAsync(value: Value | undefined): boolean {
  return value !== undefined && 'async' in value && value.async === true;
}

/** Elements whose component is an `async` function, which no browser can draw. */
function asyncElement(
  node: Nodes,
  declarations: ReadonlyMap<string, Declaration>,
): LocalProblem | undefined {
  if (!isJsxElement(node) || !node.name || !isAsync(valueOf(node.name, declarations))) {
    return undefined;
  }
  const message = `<${node.name}> is an async function, which can not be shown`;
  const fix = 'leave async out: what a page shows is there when it is built';
  return { ...startOf(node), code: 'content/expression', message, fix };
}

/** What is wrong with braces, and how to mend it; undefined if a page can show what they hold. */
function fault(
  expression: Expression,
  declarations: ReadonlyMap<string, Declaration>,
): Pick<LocalProblem, 'message' | 'fix'> | undefined {
  // As behind a link: `{target=_blank}`.
  if (expression.type === 'AssignmentExpression') {
    const isOwn = expression.left.type === 'Identifier' && declarations.has(expression.left.name);
    const fix = 'remove them, as only elements such as <Card …> have attributes';
    return isOwn ? undefined : { message: 'Markdown has no attributes in braces', fix };
  }
  if (expression.type === 'Literal' && 'regex' in expression) {
    const fix = 'write {/* … */} for a comment, or \\{ if braces are meant as text';
    return { message: 'the braces hold a pattern, which can not be shown', fix };
  }
  const isName = expression.type === 'Identifier';
  const value = isName ? valueOf(expression.name, declarations) : expression;
  const kind = value && (kinds[value.type] ?? kindOfCall(value));
  if (kind === undefined) return undefined;
  return isName
    ? {
        message: `"${expression.name}" is ${kind}, which can not be shown`,
        fix: 'write what is to be read, such as a part of it, or what it makes',
      }
    : {
        message: `the braces hold ${kind}, which can not be shown`,
        fix: 'write what is to be read, or \\{ if braces are meant as text',
      };
}

/** Braces that hold what a page can not show, such as those of templates: `{{ title }}`. */
export function unshowable(tree: Root): LocalProblem[] {
  const declarations = declarationsIn(tree);
  const problems: LocalProblem[] = [];
  visit(tree, (node) => {
    const wrong = asyncElement(node, declarations);
    if (wrong) problems.push(wrong);
    const expression = expressionIn(node);
    const found = expression && fault(expression, declarations);
    if (found) problems.push({ ...startOf(node), code: 'content/expression', ...found });
  });
  return problems;
}
