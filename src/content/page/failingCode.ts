import type { Node as CodeNode, Program } from 'estree';
import { SKIP, visit as visitCode } from 'estree-util-visit';
import type { Root } from 'mdast';
import type { LocalProblem } from '../problem';
import { declarationsIn, type Declaration } from './declarations';
import { isFunction } from './isFunction';
import { isPage } from './isPage';
import { programsOf } from './programs';
import { startOfCode } from './startOf';
import type { FrontMatter } from './types';
import { unshowableKind } from './unshowable';
import { visit } from './visit';

type Declarations = ReadonlyMap<string, Declaration>;

/** What a page is drawn with. */
const PAGE_PROPS = ['children', 'components'];

/** What runs a part of itself only if another part allows it. */
const CHOICES = ['LogicalExpression', 'ConditionalExpression', 'ChainExpression'];

/** Calls a function with all JavaScript that runs at once: not later, and not on a condition. */
function visitRunning(code: Program | CodeNode, use: (node: CodeNode) => void): void {
  visitCode(code as Program, (node) => {
    if (isFunction(node) || CHOICES.includes(node.type)) return SKIP;
    use(node as CodeNode);
    return undefined;
  });
}

function problemAt(node: CodeNode, message: string, fix: string): LocalProblem {
  return { ...startOfCode(node), code: 'content/failing-code', message, fix };
}

/** A part of what a page has not: `frontMatter.nope.text`. */
function missingPart(node: CodeNode, frontMatter: FrontMatter): LocalProblem | undefined {
  if (node.type !== 'MemberExpression' || node.optional) return undefined;
  const holder = node.object;
  if (holder.type !== 'MemberExpression' || holder.computed) return undefined;
  const { object, property } = holder;
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return undefined;
  const known = { frontMatter: Object.keys(frontMatter), props: PAGE_PROPS }[object.name];
  // Every object has what is in the prototype of all.
  if (!known || known.includes(property.name) || property.name in {}) return undefined;
  const message = `${object.name} has no "${property.name}", so the page can not be drawn`;
  const fix =
    object.name === 'props' ? 'write the text itself' : 'add it above, or correct the name';
  return problemAt(holder, message, fix);
}

/** A new value for a name that keeps the one it has. */
function changedConstant(node: CodeNode, declarations: Declarations): LocalProblem | undefined {
  const target =
    node.type === 'AssignmentExpression'
      ? node.left
      : node.type === 'UpdateExpression'
        ? node.argument
        : undefined;
  if (target?.type !== 'Identifier' || declarations.get(target.name)?.kind !== 'const') {
    return undefined;
  }
  const message = `"${target.name}" is a constant, which can not be changed`;
  return problemAt(node, message, 'write == to compare, or let instead of const');
}

/** What comes to something else each time it is asked for. */
function changing(node: CodeNode): string | undefined {
  if (node.type === 'NewExpression' && node.arguments.length === 0) {
    return node.callee.type === 'Identifier' && node.callee.name === 'Date'
      ? 'new Date()'
      : undefined;
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { object, property } = node.callee;
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return undefined;
  const name = `${object.name}.${property.name}`;
  return ['Math.random', 'Date.now'].includes(name) ? `${name}()` : undefined;
}

function unstable(node: CodeNode): LocalProblem | undefined {
  const call = changing(node);
  if (call === undefined) return undefined;
  const message = `${call} is another one when the page is built than when it is read`;
  const fix = 'write the value itself, or make a component of it in src/components';
  return { ...startOfCode(node), code: 'content/unstable-text', message, fix };
}

/**
 * JavaScript of a page that can not run, or that comes to something else at each run, as far as that can
 * be seen without running it.
 */
export function failingCode(tree: Root, frontMatter: FrontMatter): LocalProblem[] {
  const declarations = declarationsIn(tree);
  const problems: LocalProblem[] = [];
  visit(tree, (node) => {
    // What can not be shown, whatever it comes to, is told as that.
    if (node.type === 'mdxjsEsm' || unshowableKind(node) !== undefined) return;
    programsOf(node).forEach((program) =>
      visitRunning(program, (code) => {
        const found = [
          isPage(tree) ? missingPart(code, frontMatter) : undefined,
          changedConstant(code, declarations),
          unstable(code),
        ];
        problems.push(...found.filter((one) => one !== undefined));
      }),
    );
  });
  return problems;
}
