import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** What a folder is called while it is written. */
const unfinished = 'unfinished-';

/** After that, in milliseconds, nobody writes a folder any more that is still unfinished. */
const longestBuild = 60 * 60_000;

async function isLeft(folder: string): Promise<boolean> {
  if (!path.basename(folder).startsWith(unfinished)) return true;
  const { mtimeMs } = await stat(folder);
  return Date.now() - mtimeMs > longestBuild;
}

async function makeWhole(kept: string, make: (folder: string) => Promise<void>): Promise<void> {
  const cache = path.dirname(kept);
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, unfinished));
  try {
    await make(folder);
    await rename(folder, kept);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Writes files into a folder: those that an earlier build has made of the same, or else new ones.
 *
 * @param cache - Absolute path of the folder where results are kept, the last one of each. Without,
 *   none are.
 * @param key - Stands for everything that the files depend on.
 * @param target - Where the files are to be, beside others.
 * @param make - Writes the files below a folder.
 */
export async function writeThroughCache(
  cache: string | undefined,
  key: string,
  target: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  if (cache === undefined) return make(target);
  const kept = path.join(cache, key);
  const known: string[] = await readdir(cache).catch(() => []);
  if (!known.includes(key)) await makeWhole(kept, make);
  for (const name of known.filter((other) => other !== key)) {
    const folder = path.join(cache, name);
    if (await isLeft(folder)) await rm(folder, { recursive: true, force: true });
  }
  await cp(kept, target, { recursive: true });
}
