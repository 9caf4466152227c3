import { parseSync, type TransformOptions, type types as t } from '@babel/core';
import { CodeVariantError } from './CodeVariantError';

/** Syntax of a sample: `ts` reads `<T>value` as a type assertion, `tsx` reads it as JSX. */
export type SampleLanguage = 'ts' | 'tsx';

/** One list for all samples: Babel knows by it that it has prepared this preset before. */
const presets = [
  [
    require.resolve('@babel/preset-typescript'),
    { onlyRemoveTypeImports: true, allowDeclareFields: true },
  ],
] satisfies TransformOptions['presets'];

/** Babel's options for a sample, independent of any Babel configuration of the project. */
export function babelOptions(language: SampleLanguage): TransformOptions {
  return {
    filename: `sample.${language}`,
    babelrc: false,
    configFile: false,
    browserslistConfigFile: false,
    sourceType: 'module',
    presets,
    parserOpts: { plugins: ['decorators', 'decoratorAutoAccessors'] },
  };
}

interface BabelSyntaxError extends Error {
  readonly loc: { readonly line: number; readonly column: number };
}

function isBabelSyntaxError(error: unknown): error is BabelSyntaxError {
  return error instanceof SyntaxError;
}

/** Babel's words without the file name before them and the position and code frame behind them. */
export function babelMessage(error: Error): string {
  return error.message
    .replace(/\n.*/s, '')
    .replace(/.*?sample\.tsx?: /, '')
    .replace(/ \(\d+:\d+\)$/, '')
    .replace(/\.(?: .*)?$/, '');
}

function parse(source: string, language: SampleLanguage): t.File {
  return parseSync(source, babelOptions(language)) as t.File;
}

/** How to put a sample right that is not valid in `language`. */
function fixFor(source: string, language: SampleLanguage): string {
  const other = language === 'tsx' ? 'ts' : 'tsx';
  try {
    parse(source, other);
  } catch {
    return 'correct the syntax';
  }
  return `declare the sample as ${other}, in which it is valid`;
}

/**
 * Parses a sample.
 *
 * @throws {CodeVariantError} where the sample is not valid TypeScript.
 */
export function parseSample(source: string, language: SampleLanguage): t.File {
  try {
    return parse(source, language);
  } catch (error) {
    if (!isBabelSyntaxError(error)) throw error;
    const { line, column } = error.loc;
    const position = { line, column: column + 1 };
    throw new CodeVariantError(babelMessage(error), fixFor(source, language), position);
  }
}

/** All comments of a sample. */
export function commentsOf({ comments }: t.File): readonly t.Comment[] {
  // Stryker disable next-line ArrayDeclaration: the parser always lists them
  return comments ?? [];
}

/** A node or comment whose place in the sample is known, as it is for all that the parser made. */
export interface Located {
  readonly start: number;
  readonly end: number;
}

/** Offsets of what the parser made. */
export function located(node: { start?: number | null; end?: number | null }): Located {
  if (node.start == null || node.end == null) throw new TypeError('The node was not parsed.');
  return { start: node.start, end: node.end };
}
