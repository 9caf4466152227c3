import { types as t } from '@babel/core';
import type { Plugin } from 'prettier';
import * as babelPlugin from 'prettier/plugins/babel';
import * as estreePlugin from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { located, parseSample } from './sampleSyntax';
import { TextEdits } from './textEdits';

export interface FormatOptions {
  /** Length in characters at which Prettier breaks a line. */
  readonly printWidth: number;
}

/** Formats JavaScript (with JSX) as the portal's samples are: Prettier with single quotes. */
export function formatJavaScript(code: string, { printWidth }: FormatOptions): Promise<string> {
  return format(code, {
    parser: 'babel',
    plugins: [babelPlugin, estreePlugin as Plugin],
    singleQuote: true,
    trailingComma: 'all',
    printWidth,
  });
}

/** A blank line inside a list: after a comma, or after an element that has no content. */
const listGap = /(?<=\/>|,)\n\n/;

/** Whether formatted JavaScript may have such lines. */
export const hasListGaps = (code: string): boolean => listGap.test(code);

/**
 * Closes the blank lines inside lists, where the removal of types leaves gaps. The text of
 * templates stays as it is, since it is part of what the sample does.
 *
 * @param code - Formatted JavaScript.
 */
export function closeListGaps(code: string): string {
  const edits = new TextEdits(code);
  for (const { index } of code.matchAll(new RegExp(listGap, 'g'))) edits.remove(index, index + 1);
  t.traverseFast(parseSample(code, 'tsx'), (node) => {
    if (!t.isTemplateElement(node)) return;
    const { start, end } = located(node);
    edits.replace(start, end, code.slice(start, end));
  });
  return edits.apply();
}
