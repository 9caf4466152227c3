import type { AtRule, Plugin } from 'postcss';
import { below, breakpoints, type Breakpoint } from '../../design-tokens/breakpoints';

const NAMED_MEDIA = /\(--([a-z]+)-(up|down)\)/g;

/** Writes the widths into media queries: `(--lg-up)` from 1200 px on, `(--lg-down)` below 1200 px. */
export const namedMedia: Plugin = {
  postcssPlugin: 'design-tokens-named-media',
  AtRule: {
    media: (atRule: AtRule) => {
      if (!atRule.params.includes('(--')) {
        return;
      }
      atRule.params = atRule.params.replace(NAMED_MEDIA, (_, name: string, direction: string) => {
        if (!(name in breakpoints)) {
          throw atRule.error(
            `unknown breakpoint "${name}" -> use one of ${Object.keys(breakpoints).join(', ')}`,
          );
        }
        const breakpoint = name as Breakpoint;
        return direction === 'up'
          ? `(min-width: ${breakpoints[breakpoint]}px)`
          : `(max-width: ${below(breakpoint)}px)`;
      });
    },
  },
};
