import * as estreePlugin from 'prettier/plugins/estree';
import * as typescriptPlugin from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import type { Options, Plugin } from 'prettier';
import options from '../../.prettierrc.json';

/** A TypeScript source in the project's format. What was formatted before stays as it was. */
export function formatSource(text: string): Promise<string> {
  return format(text, {
    ...(options as Options),
    parser: 'typescript',
    plugins: [typescriptPlugin, estreePlugin as Plugin],
  });
}
