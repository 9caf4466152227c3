import path from 'node:path';
import type { Code, Nodes, Parents, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { jsxElement } from '../jsxElement';
import { groupFences } from './groupFences';
import { siblingRuns } from './siblingRuns';
import { toBlock } from './toBlock';
import { CodeBlockError } from './types';
import { isParent } from '../tree';

/** `file:line:column  what is wrong -> how to fix it`, as every error of the project. */
function located(error: CodeBlockError, file: string): Error {
  const { line = 1, column = 1 } = error.node.position?.start ?? {};
  const at = error.lineInCode ? `${line + error.lineInCode}:1` : `${line}:${column}`;
  return new Error(`${path.relative(process.cwd(), file)}:${at}  ${error.message}`);
}

async function blocksOf(nodes: readonly Code[], takenNames: Set<string>): Promise<Nodes[]> {
  const blocks: Nodes[] = [];
  for (const group of groupFences(nodes)) {
    blocks.push(jsxElement('CodeBlock', { ...(await toBlock(group, takenNames)) }));
  }
  return blocks;
}

/** In reading order, so that the first block of a name on the page is the one that keeps it. */
async function replaceFences(parent: Parents, takenNames: Set<string>): Promise<void> {
  const children: Nodes[] = [];
  for (const run of siblingRuns(parent.children)) {
    if (run.fences) {
      children.push(...(await blocksOf(run.fences, takenNames)));
    } else {
      if (isParent(run.node)) {
        await replaceFences(run.node, takenNames);
      }
      children.push(run.node);
    }
  }
  (parent as { children: Nodes[] }).children = children;
}

/** Ids of the headings: no block may have the name of one, for links to it would lead there. */
function headingIds(tree: Root): Set<string> {
  const ids = new Set<string>();
  visit(tree, 'heading', ({ data }) => {
    const id = (data as { id?: unknown } | undefined)?.id;
    if (typeof id === 'string') ids.add(id);
  });
  return ids;
}

/**
 * Turns fences into `<CodeBlock>`: colours them, derives JavaScript from TypeScript, and joins
 * stylings of one sample. All of it at build time.
 *
 * @throws with file, line and column for a mistake in a fence.
 */
export const remarkCodeBlocks: Plugin<[], Root> = () => async (tree, file) => {
  try {
    await replaceFences(tree, headingIds(tree));
  } catch (error) {
    throw error instanceof CodeBlockError ? located(error, file.path) : error;
  }
};
