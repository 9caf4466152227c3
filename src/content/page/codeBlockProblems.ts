import type { Code, Nodes, Root } from 'mdast';
import { CodeVariantError } from '../../code-variants/CodeVariantError';
import type { SampleLanguage } from '../../code-variants/sampleSyntax';
import type { KnownSample } from '../../code-variants/strippedSamples';
import { stripTypes } from '../../code-variants/stripTypes';
import { groupFences, isTypeScript } from '../../remark/code-blocks/groupFences';
import {
  extractLineMarks,
  LineMarkError,
  withoutRemovedLines,
} from '../../remark/code-blocks/lineMarks';
import { siblingRuns } from '../../remark/code-blocks/siblingRuns';
import type { CodeBlockError, Fence, Sample } from '../../remark/code-blocks/types';
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

/** What is wrong with samples, by language and code: they recur in releases and translations of a page. */
const faults = new Map<string, CodeVariantError | undefined>();

/** Samples whose types were taken out, until somebody takes them. */
let stripped: KnownSample[] = [];

/** What was made of samples since it was last asked, which a build need not do again. */
export function takeStripped(): readonly KnownSample[] {
  const taken = stripped;
  stripped = [];
  return taken;
}

function strip(code: string, language: SampleLanguage): CodeVariantError | undefined {
  const options = { language, blankLines: 'source' } as const;
  try {
    stripped.push({ source: code, options, stripped: stripTypes(code, options) });
    return undefined;
  } catch (error) {
    if (error instanceof CodeVariantError) return error;
    throw error;
  }
}

/** Why the build could not take the types out of a sample: it is not valid, or has no JavaScript counterpart. */
function faultOf(code: string, language: SampleLanguage): CodeVariantError | undefined {
  const key = `${language}\0${code}`;
  if (!faults.has(key)) {
    faults.set(key, strip(code, language));
  }
  return faults.get(key);
}

/** What the build would say of one fence's code: half marks, or TypeScript that can't be read. */
function sampleProblems({ node, language, meta }: Fence, isStripped: boolean): LocalProblem[] {
  try {
    const { code, sourceLines } = withoutRemovedLines(extractLineMarks(node.value));
    const isWhole =
      isStripped &&
      isTypeScript({ language }) &&
      !meta.flags.has('ts-only') &&
      !meta.flags.has('fragment');
    const fault = isWhole ? faultOf(code, language === 'tsx' ? 'tsx' : 'ts') : undefined;
    if (!fault) return [];
    const line = sourceLines[fault.line - 1] ?? fault.line;
    return [problemOf(`${fault.message} -> ${fault.fix}`, node, line, fault.column)];
  } catch (error) {
    if (error instanceof LineMarkError) {
      return [problemOf(error.message, node, error.line)];
    }
    throw error;
  }
}

function runProblems(nodes: readonly Code[]): LocalProblem[] {
  const errors: CodeBlockError[] = [];
  const groups = groupFences(nodes, (error) => errors.push(error));
  const malformed = new Set(errors.map(({ node }) => node));
  const samples = groups.flatMap((group): readonly Sample[] =>
    group.kind === 'single' ? [group.sample] : group.samples,
  );
  return [
    ...errors.map(({ message, node, lineInCode }) => problemOf(message, node, lineInCode)),
    ...samples
      .flatMap(({ fence, javascript }) => [
        { fence, isStripped: !javascript },
        ...(javascript ? [{ fence: javascript, isStripped: false }] : []),
      ])
      // A word that was misspelled may say how the code is to be read.
      .flatMap(({ fence, isStripped }) =>
        sampleProblems(fence, isStripped && !malformed.has(fence.node)),
      ),
  ];
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
