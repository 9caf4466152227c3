import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { installStudio } from './installStudio';
import { runCommand } from '../../support/runCommand';
import { defaultBase, studioProgram } from './studioProgram';

/** Where Studio puts what it builds, from the folder of the project. */
const output = 'toolpad/.generated';

/** Milliseconds that a build has: on a busy machine, ten times as much as on a free one. */
const buildTime = 900_000;

/**
 * Builds a copy of a project for `startStudio` with the command `start`. A build takes from half a
 * minute, so the result is kept for copies with the same files.
 *
 * @throws with what the build has written, if it fails.
 */
export async function buildStudio(
  project: string,
  { base = defaultBase }: { base?: string } = {},
): Promise<void> {
  const kept = path.join(await installStudio(), 'builds', await hashOf(project, base));
  if (existsSync(kept)) {
    await cp(kept, path.join(project, output), { recursive: true });
    return;
  }
  const run = await runCommand(
    process.execPath,
    [studioProgram(project), 'build', '--base', base],
    { folder: project, timeLimit: buildTime },
  );
  if (run.code !== 0) {
    throw new Error(`${path.basename(project)}  toolpad-studio build has failed\n${run.output}`);
  }
  await keep(path.join(project, output), kept);
}

/** Gives the copy its name when it is whole. */
async function keep(built: string, kept: string): Promise<void> {
  await mkdir(path.dirname(kept), { recursive: true });
  const unfinished = await mkdtemp(`${kept}.`);
  await cp(built, unfinished, { recursive: true });
  try {
    await rename(unfinished, kept);
  } catch {
    // Somebody else has kept the same build.
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Names a build by all files that it is made from. */
async function hashOf(project: string, base: string): Promise<string> {
  const hash = createHash('sha256').update(base);
  for (const name of (await projectFiles(project)).sort()) {
    hash.update(`\0${name}\0`).update(await readFile(path.join(project, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The project's own files, relative to its folder. */
async function projectFiles(project: string, below = ''): Promise<string[]> {
  const entries = await readdir(path.join(project, below), { withFileTypes: true });
  const files = entries
    .filter((entry) => !['node_modules', '.generated'].includes(entry.name))
    .map((entry) => {
      const name = path.posix.join(below, entry.name);
      return entry.isDirectory() ? projectFiles(project, name) : [name];
    });
  return (await Promise.all(files)).flat();
}
