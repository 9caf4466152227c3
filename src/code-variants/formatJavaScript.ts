import { parseSync, types as t } from '@babel/core';
import type { Plugin } from 'prettier';
import * as babelPlugin from 'prettier/plugins/babel';
import * as estreePlugin from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { babelOptions, located } from './sampleSyntax';

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
const listGap = /(?<=\/>|,)\n\n/g;

/**
 * Closes the blank lines inside lists, where the removal of types leaves gaps. The text of
 * templates stays as it is, since it is part of what the sample does.
 *
 * @param code - Formatted JavaScript.
 */
export function closeListGaps(code: string): string {
  const gaps = [...code.matchAll(listGap)];
  if (gaps.length === 0) return code;
  const templates: { start: number; end: number }[] = [];
  const ast = parseSync(code, babelOptions('tsx'));
  if (ast)
    t.traverseFast(
      ast,
      (node) => void (t.isTemplateElement(node) && templates.push(located(node))),
    );
  return code.replace(listGap, (gap, offset: number) =>
    templates.some(({ start, end }) => start <= offset && offset < end) ? gap : '\n',
  );
}
