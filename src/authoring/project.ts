import fs from 'node:fs';
import path from 'node:path';
import { loadSite } from '../content/loadSite';
import { createPageReader } from '../content/pageReader';
import { formatProblem } from '../content/problem';
import { docsFolder, type SiteContent } from '../content/site';
import type { ReadSource } from '../navigation/sourceAst';
import { productIds } from '../products';
import { UsageError } from '../command-line/UsageError';

/** What commands that change pages read of a project. */
export interface Project extends SiteContent {
  readonly readSource: ReadSource;
}

/**
 * Reads the project in a folder.
 *
 * @throws {UsageError} if there is none.
 * @throws if its navigation spec has mistakes: what would be changed could not be told.
 */
export async function loadProject(root: string): Promise<Project> {
  const folders = productIds.map(docsFolder);
  if (!folders.some((folder) => fs.existsSync(path.join(root, folder)))) {
    const what = `--root ${root} has neither ${folders.join(' nor ')}`;
    throw new UsageError(`${what} -> name the folder of the project`);
  }
  const site = await loadSite(root, createPageReader(root));
  const { files, navigation } = site;
  if (navigation.problems.length > 0) {
    throw new Error(navigation.problems.map(formatProblem).join('\n'));
  }
  return {
    ...site,
    readSource: (file) => (files.isFile(file) ? files.read(file).toString('utf8') : undefined),
  };
}
