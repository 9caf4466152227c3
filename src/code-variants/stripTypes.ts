import { transformSync, type TransformOptions, type types as t } from '@babel/core';
import { CodeVariantError } from './CodeVariantError';
import { eraseDeclarations } from './eraseDeclarations';
import { keepComments } from './keepComments';
import { lowerEnums } from './lowerEnums';
import { lowerModules } from './lowerModules';
import { babelMessage, babelOptions, parseSample, type SampleLanguage } from './sampleSyntax';
import { TextEdits } from './textEdits';
import { removeTypeDirectives } from './typeComments';
import { typeOnlyNames } from './typeOnlyNames';
import { hasTypeScript } from './typeOnlyNodes';

/** How the blank lines of the JavaScript come about; see {@link toJavaScript}. */
export type BlankLines = 'demos' | 'source';

export interface StripOptions {
  readonly language: SampleLanguage;
  readonly blankLines: BlankLines;
}

/** JavaScript before it is formatted. */
export interface StrippedSample {
  readonly code: string;
  /** Whether the sample contained TypeScript at all. */
  readonly hadTypes: boolean;
}

/** Takes off the `export {}` that Babel adds where it removes an exported type. */
function withoutAddedExport(printed: string, code: string): string {
  const isOwn = /\bexport\s*\{\s*\}/.test(code);
  return isOwn ? printed : printed.replace(/\bexport *\{ *\};?\s*$/, '');
}

/** Rewrites everything that Babel does not take away, or takes away without its comments. */
function prepare(ast: t.File, { blankLines }: StripOptions, edits: TextEdits): void {
  const names = typeOnlyNames(ast);
  eraseDeclarations({ ast, names, edits, keepLines: blankLines === 'demos' });
  lowerEnums(ast, edits);
  lowerModules(ast, edits);
}

function transformOptions(code: string, options: StripOptions): TransformOptions {
  const { language, blankLines } = options;
  const { parserOpts, ...babel } = babelOptions(language);
  // Prints tokens where they stood in the source; it needs the tokens and the parentheses.
  const preserveFormat = blankLines === 'source';
  const generatorOpts = {
    retainLines: true,
    experimental_preserveFormat: preserveFormat,
    // Not the notes to minifiers that Babel adds to the functions it makes of enums.
    shouldPrintComment: (comment: string) => code.includes(comment),
  };
  return {
    ...babel,
    compact: false,
    parserOpts: {
      ...parserOpts,
      tokens: preserveFormat,
      createParenthesizedExpressions: preserveFormat,
    },
    generatorOpts,
  };
}

/** Offset that a code frame of Babel points at: `> 3 | code` over a line with a caret. */
function framedOffset(message: string, code: string): number {
  const line = Number(/^> *(\d+) \|/m.exec(message)?.[1] ?? 1);
  const caret = /^ *\| ( *)\^/m.exec(message)?.[1] ?? '';
  const linesBefore = code.split('\n').slice(0, line - 1);
  return linesBefore.reduce((offset, text) => offset + text.length + 1, caret.length);
}

function rejected(error: Error, code: string, edits: TextEdits): CodeVariantError {
  const before = edits.source.slice(0, edits.toSourceOffset(framedOffset(error.message, code)));
  return new CodeVariantError(
    babelMessage(error),
    'rewrite this part of the sample with what JavaScript has too, such as a module or an object',
    { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') },
  );
}

/**
 * Removes all that is TypeScript from a sample. The result is valid JavaScript, not yet formatted.
 *
 * @throws {CodeVariantError} where the sample is not valid, or has no JavaScript counterpart.
 */
export function stripTypes(sample: string, options: StripOptions): StrippedSample {
  const source = sample.replace(/\r\n?/g, '\n');
  const ast = parseSample(source, options.language);
  const edits = new TextEdits(source);
  removeTypeDirectives(ast, edits);
  if (!hasTypeScript(ast)) return { code: edits.apply(), hadTypes: false };
  prepare(ast, options, edits);
  const putCommentsBack = keepComments(ast, edits);
  const code = edits.apply();
  try {
    const printed = transformSync(code, transformOptions(code, options)) as { code: string };
    return { code: putCommentsBack(withoutAddedExport(printed.code, code)), hadTypes: true };
  } catch (error) {
    throw error instanceof SyntaxError ? rejected(error, code, edits) : error;
  }
}
