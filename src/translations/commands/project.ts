import { createFiles, type Files } from '../../content/files';
import { getMdxParser } from '../../content/page/mdxParser';
import type { Problem } from '../../content/problem';
import { createPageReader, type PageReader } from '../pageReader';

/** Why a command did nothing: mistakes in files, one line each. */
export class RefusedError extends Error {
  /** @param outcome - What did not happen because of them; nothing more than that by default. */
  constructor(
    readonly problems: readonly Problem[],
    readonly outcome = 'nothing was written',
  ) {
    super(outcome);
  }
}

/** What commands work on. */
export interface Project {
  readonly files: Files;
  readonly read: PageReader;
}

/** Opens a project, or a copy of one. */
export async function openProject(root: string): Promise<Project> {
  const files = createFiles(root);
  return { files, read: createPageReader(files.root, await getMdxParser()) };
}

/** What a command printed, and how it ended. */
export interface Output {
  readonly text: string;
  /** 0 unless something is wrong with the project. */
  readonly exitCode?: 0 | 1;
}
