import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installStudio } from './installStudio';
import { linkFolder } from './linkFolder';
import { fixtures } from './paths';

const prefix = 'toolpad-studio-project-';

/** What a fixture has beside the project: packages, and what a run leaves behind. */
const leftOut = new Set(['node_modules', '.generated']);

/**
 * `own` packages can be changed, and hold the cache of a dev server. `shared` ones take no time, and
 * are enough to build and start.
 */
export type ProjectPackages = 'own' | 'shared';

/**
 * Copies a fixture to where it can be built and changed.
 *
 * @param fixture its folder below `tests/fixtures`, such as `studio/first-app`.
 * @returns the folder of the copy. `removeProject` deletes it.
 */
export async function copyProject(
  fixture: string,
  packages: ProjectPackages = 'own',
): Promise<string> {
  const source = path.join(fixtures, fixture);
  if (!existsSync(path.join(source, 'package.json'))) {
    throw new Error(`tests/fixtures/${fixture}  is no project -> name a folder with package.json`);
  }
  const installed = await installStudio();
  const folder = path.join(await mkdtemp(path.join(tmpdir(), prefix)), path.basename(fixture));
  await cp(source, folder, {
    recursive: true,
    filter: (file) => !leftOut.has(path.basename(file)),
  });
  const modules = path.join(installed, 'node_modules');
  const target = path.join(folder, 'node_modules');
  if (packages === 'own') {
    // Not a symbolic link: Vite keeps its cache in Studio's own folder, and servers would share it.
    await linkFolder(modules, target);
  } else {
    await symlink(modules, target, 'dir');
  }
  return folder;
}

/** Deletes a copy that `copyProject` has made. */
export async function removeProject(folder: string): Promise<void> {
  const scratch = path.dirname(folder);
  if (!path.basename(scratch).startsWith(prefix)) {
    throw new Error(`${folder}  is no copy of a project`);
  }
  await rm(scratch, { recursive: true, force: true });
}
