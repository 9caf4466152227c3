import type { Node as CodeNode } from 'estree-jsx';
import { SKIP, visit as visitCode } from 'estree-util-visit';
import type { Root } from 'mdast';
import type { LocalProblem } from '../problem';
import { declarationsIn, endOf, statementsOf } from './declarations';
import { isFunction } from './isFunction';
import { startOfCode } from './startOf';
import { usedName } from './usedName';

/** What there is only below the statement that gives it a value. */
const LATE_KINDS = ['const', 'let', 'class'];

/** True for what does not run with the statement that it is in: functions, and fields of what a class makes. */
function runsLater(node: CodeNode, field: string | undefined, parent?: CodeNode): boolean {
  const isField = parent?.type === 'PropertyDefinition' && !parent.static && field === 'value';
  return isField || isFunction(node);
}

/** True for a value that is taken only if there is no other: `{ a = value }`. */
function isDefault(field: string | undefined, parent?: CodeNode): boolean {
  return parent?.type === 'AssignmentPattern' && field === 'right';
}

/** Variables and components that a statement asks for as soon as it runs. */
function usedAtOnce(statement: CodeNode): { name: string; node: CodeNode }[] {
  const uses: { name: string; node: CodeNode }[] = [];
  visitCode(statement, (node, field, _index, ancestors) => {
    const parent = ancestors.at(-1);
    // It names its opening tag once more.
    const isClosing = node.type === 'JSXClosingElement';
    if (isClosing || runsLater(node, field, parent) || isDefault(field, parent)) return SKIP;
    const name = usedName(node, field, parent);
    if (name !== undefined) uses.push({ name, node });
    return undefined;
  });
  return uses;
}

/** Names in `export` lines whose value only a later statement gives, with which no page can be drawn. */
export function earlyNames(tree: Root): LocalProblem[] {
  const declarations = declarationsIn(tree);
  return statementsOf(tree).flatMap((statement) => {
    const { declaration = null } = statement.type === 'ExportNamedDeclaration' ? statement : {};
    if (!declaration) return [];
    const early = usedAtOnce(declaration).filter(({ name }) => {
      const used = declarations.get(name);
      return used && used.end > endOf(declaration) && LATE_KINDS.includes(used.kind);
    });
    return early.map(({ name, node }) => ({
      ...startOfCode(node),
      code: 'content/failing-code',
      message: `"${name}" gets its value further down`,
      fix: `write the line of "${name}" above this one`,
    }));
  });
}
