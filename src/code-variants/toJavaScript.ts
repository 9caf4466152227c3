import { closeListGaps, formatJavaScript, hasListGaps } from './formatJavaScript';
import type { SampleLanguage } from './sampleSyntax';
import { strippedBefore } from './strippedSamples';
import { stripTypes, type BlankLines, type StrippedSample } from './stripTypes';

export interface JavaScriptOptions {
  readonly language: SampleLanguage;
  /** Length in characters at which lines break. Defaults to 85, the width of MUI's demos. */
  readonly printWidth?: number;
  /**
   * - `demos` (default): as in the JavaScript demos that MUI publishes beside its TypeScript. Lists
   *   have no blank lines, and one stands where a declaration was removed or a statement ends in
   *   a list or in JSX.
   * - `source`: exactly where the author of the TypeScript put them.
   *
   * A sample without types keeps its own blank lines either way.
   */
  readonly blankLines?: BlankLines;
}

async function format(
  { code, hadTypes }: StrippedSample,
  { printWidth = 85, blankLines }: JavaScriptOptions,
): Promise<string> {
  const formatted = await formatJavaScript(code, { printWidth });
  const staysAsItIs = !hadTypes || blankLines === 'source' || !hasListGaps(formatted);
  return staysAsItIs ? formatted : formatJavaScript(closeListGaps(formatted), { printWidth });
}

function strip(source: string, options: JavaScriptOptions): StrippedSample {
  const { language, blankLines = 'demos' } = options;
  const wanted = { language, blankLines };
  return strippedBefore(source, wanted) ?? stripTypes(source, wanted);
}

/**
 * Derives the JavaScript variant of a TypeScript sample: types, what they alone import and export,
 * and the comments on them go; everything else stays as its author laid it out, formatted by
 * Prettier. A sample without types is only formatted.
 *
 * @param source - The sample, a whole module or a part of one.
 * @returns Formatted JavaScript ending in a line break; empty if the sample consists of types.
 * @throws {CodeVariantError} where the sample is not valid, or has no JavaScript counterpart.
 */
export async function toJavaScript(source: string, options: JavaScriptOptions): Promise<string> {
  return format(strip(source, options), options);
}

/**
 * {@link toJavaScript} of a sample that contains TypeScript.
 *
 * @returns undefined for a sample without types, which is JavaScript as it stands.
 * @throws {CodeVariantError} as {@link toJavaScript} does.
 */
export async function javaScriptVariant(
  source: string,
  options: JavaScriptOptions,
): Promise<string | undefined> {
  const stripped = strip(source, options);
  return stripped.hadTypes ? format(stripped, options) : undefined;
}
