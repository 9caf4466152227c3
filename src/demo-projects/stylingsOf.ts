import type { CodeStyling } from '../preferences/types';
import { codeStylings } from '../remark/code-blocks/meta';
import type { DemoListing } from './types';

/** Stylings that a demo has, in the order in which readers choose among them. */
export function stylingsOf({ modules }: DemoListing): CodeStyling[] {
  return codeStylings.filter((styling) => modules[styling]);
}
