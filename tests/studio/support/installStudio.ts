import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { packages, root } from './paths';
import { runCommand } from '../../support/runCommand';

const installations = path.join(root, 'node_modules/.cache/toolpad-studio');

/** `.npmrc` is among them: without it npm takes a lockfile without addresses for a broken one. */
const files = ['package.json', 'package-lock.json', '.npmrc'];

let installation: Promise<string> | undefined;

/**
 * Installs the packages of `tests/studio/packages`, unless they are there.
 *
 * @returns the folder that has `node_modules`, one for each lockfile.
 * @throws with npm's output, if the installation fails.
 */
export function installStudio(): Promise<string> {
  installation ??= install();
  return installation;
}

async function install(): Promise<string> {
  const folder = path.join(installations, await lockfileHash());
  if (existsSync(folder)) {
    return folder;
  }
  // Has its final name only when it is whole, so that a half installation is never taken for one.
  const unfinished = `${folder}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  try {
    for (const name of files) {
      await copyFile(path.join(packages, name), path.join(unfinished, name));
    }
    const run = await runCommand('npm', ['ci', '--ignore-scripts', '--no-audit'], {
      folder: unfinished,
      timeLimit: 900_000,
    });
    if (run.code !== 0) {
      throw new Error(`tests/studio/packages  npm ci has failed\n${run.output}`);
    }
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Somebody else may have finished the same installation in the meantime.
    if (!existsSync(folder)) {
      throw error;
    }
  }
  return folder;
}

async function lockfileHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of files) {
    hash.update(await readFile(path.join(packages, name)));
  }
  return hash.digest('hex').slice(0, 12);
}
