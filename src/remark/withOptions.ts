import type { Plugin } from 'unified';
import type { Node } from 'unist';

/**
 * A transform that has its options already. Docusaurus gives every reader a copy of the site's
 * configuration: what a list of transforms says beside a function goes with it, as the path of the
 * project on the machine that built the site would.
 */
export function withOptions<Options, Tree extends Node>(
  transform: Plugin<[Options], Tree>,
  options: Options,
): Plugin<[], Tree> {
  const bound: Plugin<[], Tree> = function transformWithOptions() {
    return transform.call(this, options);
  };
  return bound;
}
