import { readDirectives } from './directives';
import { returnedJsx } from './returnedJsx';
import type { ShownFile } from './types';

/** Takes off the indentation that all lines share. */
function dedent(lines: readonly string[]): string {
  const depths = lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)?.[0].length);
  const depth = Math.min(...depths.map((value) => value ?? 0));
  return lines.map((line) => line.slice(depth)).join('\n');
}

/**
 * A module as readers see it: without directives. The demo's own module also gets its preview: the
 * marked lines, or else the JSX that the component returns.
 *
 * @throws {DirectiveError} for half a preview, {CodeVariantError} for a module that can't be read.
 */
export function shownFile(path: string, source: string, isMain: boolean): ShownFile {
  const { text, preview } = readDirectives(source.trimEnd());
  const range = isMain ? (preview ?? returnedJsx(text)) : undefined;
  const lines = range && text.split('\n').slice(...range);
  return { path, text, ...(lines && { preview: dedent(lines) }) };
}
