import type { CodeBlockProps, CodeSource } from '../../components/CodeBlock/types';
import type { CodeStyling } from '../../preferences/types';
import { toSources } from './toSources';
import type { FenceGroup, Sample } from './types';

const CODE_FILE = /([^/]+)\.[cm]?[jt]sx?$/;

/** Samples of a group with their place in it. */
function placed(group: FenceGroup): { sample: Sample; styling?: CodeStyling; file: number }[] {
  if (group.kind === 'single') {
    return [{ sample: group.sample, file: 0 }];
  }
  const files = new Map<CodeStyling, number>();
  return group.samples.map(({ styling, ...sample }) => {
    const file = files.get(styling) ?? 0;
    files.set(styling, file + 1);
    return { sample, styling, file };
  });
}

/** Name of a block in addresses: what its author says, or its file's name without folder and ending. */
function nameOf(group: FenceGroup): string | undefined {
  const { fence } = group.kind === 'single' ? group.sample : (group.samples[0] ?? {});
  return fence?.meta.name ?? CODE_FILE.exec(fence?.meta.title ?? '')?.[1];
}

/**
 * Everything that the page needs to show a group of fences.
 *
 * @param takenNames names of blocks further up on the page; the block's own is added.
 */
export async function toBlock(group: FenceGroup, takenNames: Set<string>): Promise<CodeBlockProps> {
  const sources: CodeSource[] = [];
  let lineCount = 0;
  for (const { sample, styling, file } of placed(group)) {
    for (const { lines, ...source } of await toSources(sample)) {
      sources.push({ ...source, ...(styling && { styling }), file });
      lineCount = Math.max(lineCount, lines);
    }
  }
  const name = nameOf(group);
  const isFirst = name !== undefined && !takenNames.has(name);
  if (isFirst) {
    takenNames.add(name);
  }
  const flags = new Set(placed(group).flatMap(({ sample }) => [...sample.fence.meta.flags]));
  return {
    sources,
    lineCount,
    ...(isFirst && { name }),
    ...(flags.has('showLineNumbers') && { showLineNumbers: true }),
    ...(flags.has('wrap') && { wrap: true }),
    ...(flags.has('expanded') && { expanded: true }),
  };
}
