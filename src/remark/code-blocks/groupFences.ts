import type { Code } from 'mdast';
import { codeStylings, parseFenceMeta } from './meta';
import { CodeBlockError, type Fence, type FenceGroup, type Sample } from './types';

const TYPESCRIPT = new Set(['ts', 'tsx']);
const JAVASCRIPT = new Set(['js', 'jsx']);

/** True for a fence from which JavaScript is derived. */
export function isTypeScript({ language }: Pick<Fence, 'language'>): boolean {
  return TYPESCRIPT.has(language);
}

/** Takes a mistake in the fences of a run, and may throw it. */
type Report = (error: CodeBlockError) => void;

function raise(error: CodeBlockError): never {
  throw error;
}

function readFence(node: Code, report: Report): Fence {
  const meta = parseFenceMeta(node.meta, ({ message }) =>
    report(new CodeBlockError(message, node)),
  );
  return { node, language: node.lang ?? 'text', meta };
}

function checkFlags({ node, language, meta }: Fence, report: Report): void {
  for (const flag of ['ts-only', 'fragment'] as const) {
    if (meta.flags.has(flag) && !TYPESCRIPT.has(language)) {
      const message = `"${flag}" on a ${language} fence -> it is for ts and tsx fences`;
      report(new CodeBlockError(message, node));
    }
  }
  if (meta.flags.has('npm2yarn') && language !== 'bash') {
    const message = `"npm2yarn" on a ${language} fence -> it is for bash fences with commands of npm`;
    report(new CodeBlockError(message, node));
  }
}

/** Joins a TypeScript fence with the JavaScript that its author wrote right below it. */
function takeSample(fence: Fence, next: Fence | undefined, report: Report): Sample {
  checkFlags(fence, report);
  if (fence.meta.flags.has('javascript')) {
    const message =
      '"javascript" without a TypeScript fence right above -> put the ts or tsx fence above it';
    report(new CodeBlockError(message, fence.node));
  }
  if (!next?.meta.flags.has('javascript')) {
    return { fence };
  }
  if (!isTypeScript(fence) || !JAVASCRIPT.has(next.language)) {
    const message =
      '"javascript" belongs on a js or jsx fence below a ts or tsx fence -> change the languages';
    report(new CodeBlockError(message, next.node));
  }
  if (fence.meta.flags.has('ts-only')) {
    const message = '"ts-only" and a "javascript" fence exclude each other -> remove one';
    report(new CodeBlockError(message, next.node));
  }
  return { fence, javascript: next };
}

function takeSamples(fences: readonly Fence[], report: Report): Sample[] {
  const samples: Sample[] = [];
  const left = [...fences];
  for (let fence = left.shift(); fence; fence = left.shift()) {
    const sample = takeSample(fence, left[0], report);
    samples.push(sample);
    if (sample.javascript) left.shift();
  }
  return samples;
}

type StyledSample = Extract<FenceGroup, { kind: 'stylings' }>['samples'][number];

function styledGroup(samples: readonly StyledSample[], report: Report): FenceGroup {
  const [first] = samples;
  const present = new Set(samples.map(({ styling }) => styling));
  const missing = codeStylings.filter((styling) => !present.has(styling));
  if (first && missing.length > 0) {
    const message = `a group of stylings lacks ${missing.join(' and ')} -> add a fence with styling="${missing[0]}" beside this one`;
    report(new CodeBlockError(message, first.fence.node));
  }
  return { kind: 'stylings', samples };
}

/**
 * Sorts fences that follow each other directly into the blocks that readers see.
 *
 * @param report is given each mistake; the groups are as good as they can be if it does not throw.
 * @throws {CodeBlockError} without `report`, for the first malformed fence, override without its
 * fence, or group that lacks a styling.
 */
export function groupFences(nodes: readonly Code[], report: Report = raise): FenceGroup[] {
  const groups: FenceGroup[] = [];
  let styled: StyledSample[] = [];
  let isWhole = true;
  const fences = nodes.map((node) =>
    readFence(node, (error) => {
      isWhole = false;
      report(error);
    }),
  );
  const closeGroup = () => {
    if (styled.length > 0) {
      // A fence that could not be read may be the one that is missing.
      groups.push(styledGroup(styled, isWhole ? report : () => undefined));
      styled = [];
    }
  };
  for (const sample of takeSamples(fences, report)) {
    const { styling } = sample.fence.meta;
    if (styling) {
      styled.push({ ...sample, styling });
    } else {
      closeGroup();
      groups.push({ kind: 'single', sample });
    }
  }
  closeGroup();
  return groups;
}
