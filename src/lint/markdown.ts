import type { Linter } from './linter';
import { readMarkdownlint } from './output/readMarkdownlint';

/** Markdown that parsers take for something else, or that differs from page to page. */
export const markdown: Linter = {
  name: 'markdownlint-cli2',
  program: 'node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs',
  args: [],
  fixArgs: ['--fix'],
  read: readMarkdownlint,
};
