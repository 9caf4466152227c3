import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@babel/core';
import { CodeVariantError, toJavaScript, type SampleLanguage } from '../../../src/code-variants';

/** Folder of the golden samples: `name.tsx` or `name.ts` beside the `name.js` derived from it. */
export const fixtures = path.resolve(__dirname, '../../fixtures/code-variants');

export interface Golden {
  readonly name: string;
  readonly language: SampleLanguage;
  readonly source: string;
  readonly javascript: string;
  /** The JavaScript with the blank lines of the source, where it is kept too. */
  readonly sourceBlankLines: string | undefined;
}

const read = (file: string): string => readFileSync(path.join(fixtures, file), 'utf8');

export function readGoldens(): Golden[] {
  const files = readdirSync(fixtures);
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => {
      const name = file.replace(/\.tsx?$/, '');
      const variant = `${name}.source.js`;
      return {
        name,
        language: file.endsWith('.ts') ? 'ts' : 'tsx',
        source: read(file),
        javascript: read(`${name}.js`),
        sourceBlankLines: files.includes(variant) ? read(variant) : undefined,
      };
    });
}

/** Code without its blank lines. */
export const dense = (code: string): string => code.replace(/\n(?:[^\S\n]*\n)+/g, '\n').trim();

/** Throws unless the code is JavaScript, with JSX and the proposals that samples may use. */
export function parseAsJavaScript(code: string): void {
  parseSync(code, {
    babelrc: false,
    configFile: false,
    browserslistConfigFile: false,
    sourceType: 'unambiguous',
    parserOpts: { plugins: ['jsx', 'decorators', 'decoratorAutoAccessors'] },
  });
}

/** What an author is told about a sample of which there is no JavaScript. */
export async function errorOf(
  source: string,
  language: SampleLanguage = 'tsx',
): Promise<CodeVariantError> {
  const error: unknown = await toJavaScript(source, { language }).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof CodeVariantError))
    throw new Error(`No CodeVariantError: ${String(error)}`);
  return error;
}
