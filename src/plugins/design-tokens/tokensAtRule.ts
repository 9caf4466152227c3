import type { AtRule, Plugin } from 'postcss';
import { toCssCustomProperties } from '../../design-tokens/toCssCustomProperties';

/** Replaces the at-rule `@design-tokens;` by the tokens as custom properties, where it stands. */
export const tokensAtRule: Plugin = {
  postcssPlugin: 'design-tokens-at-rule',
  AtRule: {
    'design-tokens': (atRule: AtRule, { Declaration }) => {
      atRule.replaceWith(
        toCssCustomProperties().map(([prop, value]) => new Declaration({ prop, value })),
      );
    },
  },
};
