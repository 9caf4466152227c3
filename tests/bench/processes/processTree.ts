import type { ProcessStatus } from './parseStatus';

/** A process and all that it has started, directly or not, among those that run. */
export function processTree(root: number, all: readonly ProcessStatus[]): ProcessStatus[] {
  const children = new Map<number, ProcessStatus[]>();
  for (const status of all) {
    children.set(status.parent, [...(children.get(status.parent) ?? []), status]);
  }
  const found = all.filter(({ pid }) => pid === root);
  for (const { pid } of found) found.push(...(children.get(pid) ?? []));
  return found;
}
