import type { Code } from 'mdast';
import type { CodeStyling } from '../../preferences/types';
import type { FenceMeta } from './meta';

/** A fence as the author wrote it. */
export interface Fence {
  readonly node: Code;
  readonly language: string;
  readonly meta: FenceMeta;
}

/** One TypeScript fence, or any other, with the JavaScript that an author wrote for it. */
export interface Sample {
  readonly fence: Fence;
  readonly javascript?: Fence;
}

/** What becomes one block on the page: a sample alone, or all samples of a group of stylings. */
export type FenceGroup =
  | { readonly kind: 'single'; readonly sample: Sample }
  | {
      readonly kind: 'stylings';
      readonly samples: readonly (Sample & { readonly styling: CodeStyling })[];
    };

/** A mistake in a page's fences, with the node that it is about. */
export class CodeBlockError extends Error {
  override readonly name = 'CodeBlockError';

  constructor(
    message: string,
    readonly node: Code,
    /** Line inside of the fence, counted from 1, where the mistake is in the code. */
    readonly lineInCode?: number,
  ) {
    super(message);
  }
}
