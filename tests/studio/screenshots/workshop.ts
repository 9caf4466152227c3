import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { copyProject, removeProject } from '../support/copyProject';
import { fixtures } from '../support/paths';

/** What stays when the project changes, and what a run may have left in a fixture. */
const packages = 'node_modules';
const leftOut = new Set([packages, '.generated']);

let folder: string | undefined;

/**
 * Puts a fresh copy of a fixture where the one before was. Vite keeps the packages that it has
 * prepared for the browser by the folder of the project, and preparing takes half a minute.
 *
 * @param fixture its folder below `tests/fixtures`.
 * @param without files and folders that the copy does not get.
 * @returns the folder of the copy, which is the same for all.
 */
export async function layOut(fixture: string, without: readonly string[] = []): Promise<string> {
  if (folder) {
    for (const name of (await readdir(folder)).filter((entry) => entry !== packages)) {
      await rm(path.join(folder, name), { recursive: true });
    }
    await cp(path.join(fixtures, fixture), folder, {
      recursive: true,
      filter: (file) => !leftOut.has(path.basename(file)),
    });
  } else {
    folder = await copyProject(fixture);
  }
  for (const name of without) {
    await rm(path.join(folder, name), { recursive: true });
  }
  return folder;
}

/** Deletes the last copy, with its packages. */
export async function clearWorkshop(): Promise<void> {
  if (folder) {
    await removeProject(folder);
    folder = undefined;
  }
}
