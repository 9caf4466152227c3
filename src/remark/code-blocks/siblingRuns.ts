import type { Code, Nodes } from 'mdast';

/** Fences that follow each other with nothing between them, or any other single node. */
export type SiblingRun =
  | { readonly fences: Code[]; readonly node?: undefined }
  | { readonly fences?: undefined; readonly node: Nodes };

/** Fences of these languages are drawn by other transforms. */
const NOT_CODE = new Set(['tree']);

function isCode(node: Nodes): node is Code {
  return node.type === 'code' && !NOT_CODE.has(node.lang ?? '');
}

/** Sorts siblings into runs of fences and the nodes between them. */
export function siblingRuns(children: readonly Nodes[]): SiblingRun[] {
  const runs: SiblingRun[] = [];
  for (const node of children) {
    const last = runs.at(-1);
    if (!isCode(node)) {
      runs.push({ node });
    } else if (last?.fences) {
      last.fences.push(node);
    } else {
      runs.push({ fences: [node] });
    }
  }
  return runs;
}
