import type { Code } from 'mdast';
import { codeStylings, FenceMetaError, parseFenceMeta } from './meta';
import { CodeBlockError, type Fence, type FenceGroup, type Sample } from './types';

const TYPESCRIPT = new Set(['ts', 'tsx']);
const JAVASCRIPT = new Set(['js', 'jsx']);

/** True for a fence from which JavaScript is derived. */
export function isTypeScript({ language }: Pick<Fence, 'language'>): boolean {
  return TYPESCRIPT.has(language);
}

/**
 * Reads the first line of a fence.
 *
 * @throws {CodeBlockError} where it is malformed.
 */
export function readFence(node: Code): Fence {
  try {
    return { node, language: node.lang ?? 'text', meta: parseFenceMeta(node.meta) };
  } catch (error) {
    if (error instanceof FenceMetaError) {
      throw new CodeBlockError(error.message, node);
    }
    throw error;
  }
}

function checkFlags({ node, language, meta }: Fence): void {
  for (const flag of ['ts-only', 'fragment'] as const) {
    if (meta.flags.has(flag) && !TYPESCRIPT.has(language)) {
      throw new CodeBlockError(
        `"${flag}" on a ${language} fence -> it is for ts and tsx fences`,
        node,
      );
    }
  }
}

/** Joins a TypeScript fence with the JavaScript that its author wrote right below it. */
function takeSample(fences: readonly Fence[], index: number): Sample {
  const fence = fences[index];
  const next = fences[index + 1];
  if (!fence) {
    throw new RangeError(`no fence ${index}`);
  }
  checkFlags(fence);
  if (fence.meta.flags.has('javascript')) {
    throw new CodeBlockError(
      '"javascript" without a TypeScript fence right above -> put the ts or tsx fence above it',
      fence.node,
    );
  }
  if (!next?.meta.flags.has('javascript')) {
    return { fence };
  }
  if (!isTypeScript(fence) || !JAVASCRIPT.has(next.language)) {
    throw new CodeBlockError(
      '"javascript" belongs on a js or jsx fence below a ts or tsx fence -> change the languages',
      next.node,
    );
  }
  if (fence.meta.flags.has('ts-only')) {
    throw new CodeBlockError(
      '"ts-only" and a "javascript" fence exclude each other -> remove one',
      next.node,
    );
  }
  return { fence, javascript: next };
}

function takeSamples(fences: readonly Fence[]): Sample[] {
  const samples: Sample[] = [];
  for (let index = 0; index < fences.length; index += 1) {
    const sample = takeSample(fences, index);
    samples.push(sample);
    index += sample.javascript ? 1 : 0;
  }
  return samples;
}

type StyledSample = Extract<FenceGroup, { kind: 'stylings' }>['samples'][number];

function isStyled(sample: Sample): sample is Sample & { fence: { meta: { styling: string } } } {
  return sample.fence.meta.styling !== undefined;
}

function styledGroup(samples: readonly StyledSample[]): FenceGroup {
  const [first] = samples;
  const present = new Set(samples.map(({ styling }) => styling));
  const missing = codeStylings.filter((styling) => !present.has(styling));
  if (first && missing.length > 0) {
    throw new CodeBlockError(
      `a group of stylings lacks ${missing.join(' and ')} -> add a fence with styling="${missing[0]}" beside this one`,
      first.fence.node,
    );
  }
  return { kind: 'stylings', samples };
}

/**
 * Sorts fences that follow each other directly into the blocks that readers see.
 *
 * @throws {CodeBlockError} for a malformed fence, an override without its fence, or a group that
 * lacks a styling.
 */
export function groupFences(nodes: readonly Code[]): FenceGroup[] {
  const groups: FenceGroup[] = [];
  let styled: StyledSample[] = [];
  const closeGroup = () => {
    if (styled.length > 0) {
      groups.push(styledGroup(styled));
      styled = [];
    }
  };
  for (const sample of takeSamples(nodes.map(readFence))) {
    const { styling } = sample.fence.meta;
    if (styling && isStyled(sample)) {
      styled.push({ ...sample, styling });
    } else {
      closeGroup();
      groups.push({ kind: 'single', sample });
    }
  }
  closeGroup();
  return groups;
}
