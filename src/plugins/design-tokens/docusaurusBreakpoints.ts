import type { AtRule, Plugin, Rule } from 'postcss';
import { below, breakpoints, type Breakpoint } from '../../design-tokens/breakpoints';

/**
 * Docusaurus and Infima switch between mobile and desktop at 996/997 px, written as literals in
 * some 16 stylesheets. Here they follow our breakpoints instead: what holds the table of contents
 * from `md`, everything about the sidebar and the navbar from `lg`.
 */
const TABLE_OF_CONTENTS_FILES =
  /theme-classic[\\/]lib[\\/]theme[\\/](TOC|DocItem|EditMetaRow|DocCategoryGeneratedIndexPage)[\\/]/;

const DOCUSAURUS_WIDTH = /\((min|max)-width:\s*99[67]px\)/g;

function breakpointOf(file: string, rule: Rule | undefined): Breakpoint {
  if (/infima/.test(file)) {
    return rule && /navbar|menu/.test(rule.selector) ? 'lg' : 'md';
  }
  return TABLE_OF_CONTENTS_FILES.test(file) ? 'md' : 'lg';
}

function withBreakpoint(params: string, breakpoint: Breakpoint): string {
  return params.replace(DOCUSAURUS_WIDTH, (_, edge: string) =>
    edge === 'min'
      ? `(min-width: ${breakpoints[breakpoint]}px)`
      : `(max-width: ${below(breakpoint)}px)`,
  );
}

/** Infima mixes grid and navbar in one block, so a block is split where its rules part ways. */
function split(atRule: AtRule, file: string): void {
  const rules = (atRule.nodes ?? []).filter((node): node is Rule => node.type === 'rule');
  const desktop = rules.filter((rule) => breakpointOf(file, rule) === 'lg');
  const original = atRule.params;
  if (desktop.length > 0 && desktop.length < rules.length) {
    const navbarBlock = atRule.clone({ params: withBreakpoint(original, 'lg'), nodes: [] });
    desktop.forEach((rule) => navbarBlock.append(rule));
    atRule.after(navbarBlock);
  }
  atRule.params = withBreakpoint(original, breakpointOf(file, rules[0]));
}

export const docusaurusBreakpoints: Plugin = {
  postcssPlugin: 'design-tokens-docusaurus-breakpoints',
  Once(root) {
    const file = root.source?.input.file ?? '';
    root.walkAtRules('media', (atRule) => {
      if (/99[67]px/.test(atRule.params)) {
        split(atRule, file);
      }
    });
  },
};
