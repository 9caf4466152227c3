import { runInNewContext } from 'node:vm';
import type { BaseNode } from 'estree';
import type { Root } from 'mdast';
import type { LocalProblem } from '../problem';
import { programsOf } from './programs';
import { startOfCode } from './startOf';
import { isAssignment, unshowableKind } from './unshowable';
import { visit } from './visit';

/** Names that are there without a page's doing. */
const KNOWN = new Set([
  // Those of the language itself: a new context has no others.
  ...(runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]),
  // Those that browsers and Node.js have in common.
  ...['console', 'URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder', 'structuredClone', 'atob'],
  ...['btoa', 'fetch', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  // Those that MDX and Docusaurus give to every page.
  ...['props', 'frontMatter', 'toc', 'metadata', 'assets', 'contentTitle', 'arguments'],
  // What the bundler resolves: `require('./picture.png').default`.
  'require',
]);

/** Names that only a browser has: the page is also drawn when it is built. */
const BROWSER = new Set(['window', 'document', 'navigator', 'location', 'localStorage']);

interface EstreeNode extends BaseNode {
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is EstreeNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Nodes that hold names of other modules, and of what each module knows of itself. */
const SPECIFIERS = ['ExportAllDeclaration', 'ExportSpecifier', 'ImportSpecifier', 'MetaProperty'];

/** Fields of a node that hold names of members and attributes instead of variables. */
function isMemberName(node: EstreeNode, field: string): boolean {
  return (
    (node.type === 'MemberExpression' && field === 'property' && node.computed !== true) ||
    (['Property', 'PropertyDefinition', 'MethodDefinition'].includes(node.type) &&
      field === 'key' &&
      node.computed !== true) ||
    field === 'label' ||
    SPECIFIERS.includes(node.type)
  );
}

/** Fields in which a name is declared: what is found there is known from then on. */
const DECLARING: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  CatchClause: ['param'],
  ImportSpecifier: ['local'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
};

/** A question that has an answer for names that are not there too: `typeof window`. */
function isQuestion(node: EstreeNode): boolean {
  const { operator, argument } = node;
  return operator === 'typeof' && isNode(argument) && argument.type === 'Identifier';
}

interface Names {
  readonly declared: Set<string>;
  readonly used: { readonly name: string; readonly node: EstreeNode }[];
}

function collect(node: EstreeNode, names: Names, isDeclaring = false): void {
  if (node.type === 'Identifier') {
    const name = String(node.name);
    if (isDeclaring) {
      names.declared.add(name);
    } else {
      names.used.push({ name, node });
    }
    return;
  }
  if (isQuestion(node)) return;
  for (const [field, value] of Object.entries(node)) {
    const isDeclared = DECLARING[node.type]?.includes(field);
    const declares = isDeclared ?? (isDeclaring && field !== 'right');
    // The key of a value that is taken apart is no name, what stands behind it is one.
    if (isDeclared || !isMemberName(node, field)) {
      for (const child of [value].flat()) {
        if (isNode(child)) collect(child, names, declares);
      }
    }
  }
}

/**
 * Names that are used in JavaScript and declared nowhere on the page, whatever the scope: a name that
 * is declared somewhere is never reported.
 */
export function undefinedNames(tree: Root): LocalProblem[] {
  const names: Names = { declared: new Set(), used: [] };
  visit(tree, (node) => {
    // What no page can show is told of as a whole.
    if (unshowableKind(node) !== undefined || isAssignment(node)) return;
    programsOf(node).forEach((program) => collect(program as unknown as EstreeNode, names));
  });
  return names.used
    .filter(({ name }) => !KNOWN.has(name) && !names.declared.has(name))
    .map(({ name, node }) => {
      const isBrowser = BROWSER.has(name);
      return {
        ...startOfCode(node),
        code: 'content/undefined-name',
        message: isBrowser
          ? `"${name}" is not there when the page is built`
          : `nothing on the page defines "${name}"`,
        fix: isBrowser
          ? 'move the code into a component of src/components'
          : 'import or export it above, or write \\{ if braces are meant as text',
      };
    });
}
