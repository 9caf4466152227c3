import type { Code, Nodes, Root } from 'mdast';
import { CodeVariantError } from '../../code-variants/CodeVariantError';
import { stripTypes } from '../../code-variants/stripTypes';
import { groupFences, isTypeScript } from '../../remark/code-blocks/groupFences';
import {
  extractLineMarks,
  LineMarkError,
  withoutRemovedLines,
} from '../../remark/code-blocks/lineMarks';
import { siblingRuns } from '../../remark/code-blocks/siblingRuns';
import { CodeBlockError, type Fence } from '../../remark/code-blocks/types';
import { FileTreeError, parseTree } from '../../remark/file-tree/parseTree';
import type { LocalProblem } from '../problem';
import { isParent } from './blocks';
import { startOf } from './startOf';

const CODE = 'content/code-block';

/** Errors of the transforms end in ` -> ` and the fix. */
function problemOf(
  message: string,
  node: Code,
  lineInCode?: number,
  columnInCode = 1,
): LocalProblem {
  const [what = '', fix = 'mend the fence'] = message.split(' -> ');
  const start = startOf(node);
  const position = lineInCode
    ? { line: start.line + lineInCode, column: start.column + columnInCode - 1 }
    : start;
  return { ...position, code: CODE, message: what, fix };
}

/** What the build would say of one fence's code: half marks, or TypeScript that can't be read. */
function sampleProblems({ node, language, meta }: Fence): LocalProblem[] {
  try {
    const { code } = withoutRemovedLines(extractLineMarks(node.value));
    if (isTypeScript({ language }) && !meta.flags.has('ts-only') && !meta.flags.has('fragment')) {
      stripTypes(code, { language: language === 'tsx' ? 'tsx' : 'ts', blankLines: 'source' });
    }
    return [];
  } catch (error) {
    if (error instanceof LineMarkError) {
      return [problemOf(error.message, node, error.line)];
    }
    if (error instanceof CodeVariantError) {
      return [problemOf(`${error.message} -> ${error.fix}`, node, error.line, error.column)];
    }
    throw error;
  }
}

function runProblems(nodes: readonly Code[]): LocalProblem[] {
  try {
    return groupFences(nodes).flatMap((group) =>
      (group.kind === 'single' ? [group.sample] : group.samples).flatMap(({ fence, javascript }) =>
        javascript ? [] : sampleProblems(fence),
      ),
    );
  } catch (error) {
    if (error instanceof CodeBlockError) {
      return [problemOf(error.message, error.node, error.lineInCode)];
    }
    throw error;
  }
}

function treeProblems(node: Code): LocalProblem[] {
  try {
    parseTree(node.value);
    return [];
  } catch (error) {
    if (error instanceof FileTreeError) {
      return [problemOf(error.message, node, error.line)];
    }
    throw error;
  }
}

function problemsBelow(children: readonly Nodes[]): LocalProblem[] {
  return siblingRuns(children).flatMap(({ fences, node }) => {
    if (fences) {
      return runProblems(fences);
    }
    if (node.type === 'code') {
      return treeProblems(node);
    }
    return isParent(node) ? problemsBelow(node.children as Nodes[]) : [];
  });
}

/** Mistakes in fences that would stop the build, found by the transforms of the build themselves. */
export function codeBlockProblems(tree: Root): LocalProblem[] {
  return problemsBelow(tree.children);
}
