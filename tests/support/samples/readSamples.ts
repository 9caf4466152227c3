import fs from 'node:fs';
import path from 'node:path';
import { isGeneratedPage } from '@site/src/api-reference/pages/write';
import { parseFenceMeta } from '@site/src/remark/code-blocks/meta';
import type { CodeStyling } from '@site/src/preferences/types';

/** A fence with code that TypeScript can check. */
export interface Sample {
  /** Page, from the project root. */
  readonly page: string;
  /** Line of the first line of code. */
  readonly line: number;
  /** Path of the file that it shows, in the project that the page is about. */
  readonly title?: string;
  readonly styling?: CodeStyling;
  readonly language: 'ts' | 'tsx';
  readonly isFragment: boolean;
  readonly isStep: boolean;
  /** Why a fragment is not compiled. */
  readonly reason?: string;
  readonly code: string;
}

/** A fence, also inside of a list: indentation, backticks, language, meta, code. */
const FENCE = /^([ \t]*)(`{3,})(tsx?)(?: (.*))?\n([\s\S]*?)^\1\2[ \t]*$/gm;

/** All samples in TypeScript of a page. */
export function readSamples(root: string, page: string): Sample[] {
  const text = fs.readFileSync(path.join(root, page), 'utf8');
  return [...text.matchAll(FENCE)].map(
    ({ index, 1: indent = '', 3: language = 'ts', 4: meta = '', 5: code = '' }) => {
      const { title, styling, flags, reason } = parseFenceMeta(meta);
      return {
        page,
        line: text.slice(0, index).split('\n').length + 1,
        title,
        styling,
        language: language as Sample['language'],
        isFragment: flags.has('fragment'),
        isStep: flags.has('step'),
        reason,
        code: code.replace(new RegExp(`^${indent}`, 'gm'), ''),
      };
    },
  );
}

/** Hand-written pages in the folder of a release, by their paths from the project root. */
export function writtenPages(root: string, folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => !isGeneratedPage(file))
    .sort();
}
