import type { CodeStyling } from '../../../preferences/types';
import type { PageState } from '../frame/pageState';

/** Edited code, and what it runs in. */
export interface RunRequest {
  readonly type: 'playground:run';
  /** Counts the runs of one frame, so that late answers can be told from the last one's. */
  readonly run: number;
  /** Texts of the files by path; the first is the demo's own module. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  readonly styling: CodeStyling;
}

/** The page around the frame has changed. */
export interface StateMessage {
  readonly type: 'playground:state';
  readonly state: PageState;
}

/** What is wrong with edited code, and where; line and column count from 1. */
export interface CodeProblem {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly stack?: string;
}

/** What the playground answers. */
export type PlaygroundMessage =
  | { readonly type: 'playground:ready' }
  | { readonly type: 'playground:rendered'; readonly run: number }
  | { readonly type: 'playground:problem'; readonly run: number; readonly problem: CodeProblem };
