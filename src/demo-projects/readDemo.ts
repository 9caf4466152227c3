import path from 'node:path';
import { CodeVariantError, toJavaScriptCached } from '../code-variants';
import type { CodeStyling, CodeVariant } from '../preferences/types';
import { collectFiles, type OwnFile, type ReadText } from './collectFiles';
import { DemoError } from './DemoError';
import { DirectiveError, readDirectives } from './directives';
import { shownFile } from './shownFile';
import type { DemoListing, DemoSource, ShownFile } from './types';

export { stylingsOf } from './stylingsOf';

/** Width of lines in derived JavaScript, in characters: what fits beside the sidebar. */
const PRINT_WIDTH = 80;

/** `Orders.tsx` becomes `Orders.jsx`; other files keep their names. */
function pathIn(variant: CodeVariant, file: string): string {
  return variant === 'JS' ? file.replace(/\.ts(x?)$/, '.js$1') : file;
}

async function textIn(variant: CodeVariant, { path: name, text }: OwnFile): Promise<string> {
  if (variant === 'TS' || !/\.tsx?$/.test(name)) {
    return text;
  }
  const language = name.endsWith('x') ? 'tsx' : 'ts';
  return toJavaScriptCached(text, { language, printWidth: PRINT_WIDTH, blankLines: 'source' });
}

async function shown(own: OwnFile, variant: CodeVariant, isMain: boolean): Promise<ShownFile> {
  try {
    return shownFile(pathIn(variant, own.path), await textIn(variant, own), isMain);
  } catch (error) {
    if (error instanceof DirectiveError) {
      throw new DemoError(own.file, error.line, 1, error.what, error.fix);
    }
    if (error instanceof CodeVariantError) {
      throw new DemoError(own.file, error.line, error.column, error.message, error.fix);
    }
    throw error;
  }
}

/**
 * One styling of a demo in one code variant.
 *
 * @throws {DemoError} for imports that lead nowhere, half a preview, and code that can't be read.
 */
export async function readDemo(
  { name, modules }: DemoListing,
  styling: CodeStyling,
  variant: CodeVariant,
  read: ReadText,
): Promise<DemoSource> {
  const main = modules[styling];
  if (!main) {
    throw new RangeError(`${name} has no styling ${styling}`);
  }
  // A styling is a matter of choice, not of names: readers get `Orders.tsx` in each of them.
  const own = collectFiles(main, `${path.posix.basename(name)}.tsx`, read);
  const files: ShownFile[] = [];
  for (const [index, file] of own.entries()) {
    files.push(await shown(file, variant, index === 0));
  }
  const fontStylesheets = own.flatMap(({ text }) => readDirectives(text).fontStylesheets);
  return { files, fontStylesheets };
}
