import type * as TypeScript from 'typescript';
import type { Files } from '../content/files';
import { withTrailingSlash } from '../navigation/pathname';
import { AuthoringError } from './errors';
import { positionOf } from './navigationSource';

/** File of the redirect table, from the project root. */
export const REDIRECTS_FILE = 'src/hosting/redirects.ts';

/** A rule of the redirect table, where it is written. */
export interface RuleSource {
  readonly from: string;
  readonly to: string;
  readonly element: TypeScript.ObjectLiteralExpression;
  readonly toNode: TypeScript.StringLiteralLike;
}

/** The redirect table as it is written. */
export interface RedirectTable {
  readonly source: TypeScript.SourceFile;
  readonly rules: readonly RuleSource[];
  /** List that renamed pages go to; undefined if the file has none of that name. */
  readonly renamed?: TypeScript.ArrayLiteralExpression;
}

/** Constant that renamed pages go to. */
export const RENAMED_RULES = 'renamedPages';

/** Reads the redirect table; undefined for a project without one. */
export function readRedirectTable(files: Files): RedirectTable | undefined {
  if (!files.isFile(REDIRECTS_FILE)) {
    return undefined;
  }
  const ts = require('typescript') as typeof TypeScript;
  const text = files.read(REDIRECTS_FILE).toString('utf8');
  const source = ts.createSourceFile(REDIRECTS_FILE, text, ts.ScriptTarget.Latest, true);
  const rules: RuleSource[] = [];
  let renamed: TypeScript.ArrayLiteralExpression | undefined;

  function fieldOf(
    rule: TypeScript.ObjectLiteralExpression,
    name: string,
  ): TypeScript.StringLiteralLike | undefined {
    const field = rule.properties.find(
      (node) => ts.isPropertyAssignment(node) && node.name.getText() === name,
    );
    const value = field && ts.isPropertyAssignment(field) ? field.initializer : undefined;
    return value && ts.isStringLiteralLike(value) ? value : undefined;
  }

  function visit(node: TypeScript.Node): void {
    if (ts.isVariableDeclaration(node) && node.name.getText() === RENAMED_RULES) {
      const list = node.initializer;
      renamed = list && ts.isArrayLiteralExpression(list) ? list : undefined;
    }
    if (ts.isObjectLiteralExpression(node)) {
      const [from, to] = [fieldOf(node, 'from'), fieldOf(node, 'to')];
      if (from && to) {
        rules.push({ from: from.text, to: to.text, element: node, toNode: to });
      }
    }
    node.forEachChild(visit);
  }

  visit(source);
  return { source, rules, renamed };
}

/** True if a rule answers an address with trailing slash. */
export function covers({ from }: Pick<RuleSource, 'from'>, address: string): boolean {
  return from.endsWith('*') ? address.startsWith(from.slice(0, -1)) : address === from;
}

/**
 * Refuses an address for a page at which readers are led elsewhere.
 *
 * @param isTolerated - Rules that will not stay.
 */
export function assertNotRedirected(
  table: RedirectTable | undefined,
  pathname: string,
  isTolerated: (rule: RuleSource) => boolean = () => false,
): void {
  const address = withTrailingSlash(pathname);
  const rule = table?.rules.find((other) => covers(other, address) && !isTolerated(other));
  if (rule) {
    const what = `"${address}" leads to "${rule.to}" already`;
    const fix = 'remove the rule, or choose another name';
    throw new AuthoringError(REDIRECTS_FILE, positionOf(rule.element), what, fix);
  }
}
