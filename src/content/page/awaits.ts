import { SKIP, visit as visitCode } from 'estree-util-visit';
import type { Root } from 'mdast';
import type { LocalProblem } from '../problem';
import { isFunction } from './isFunction';
import { programsOf } from './programs';
import { startOfCode } from './startOf';
import { visit } from './visit';

/**
 * What a page waits for, outside of functions: with it, MDX makes a promise of the whole page, and
 * nothing of the page is in the HTML.
 */
export function awaits(tree: Root): LocalProblem[] {
  const problems: LocalProblem[] = [];
  visit(tree, (node) => {
    programsOf(node).forEach((program) =>
      visitCode(program, (code) => {
        if (isFunction(code)) return SKIP;
        if (code.type === 'AwaitExpression') {
          const message = 'a page that waits for something is empty: none of it is in the HTML';
          const fix = 'leave await out, and write what is to be read';
          problems.push({ ...startOfCode(code), code: 'content/failing-code', message, fix });
        }
        return undefined;
      }),
    );
  });
  return problems;
}
