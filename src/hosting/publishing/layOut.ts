import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stampContentTime } from './contentTime';
import { eachOf } from './eachOf';
import { filesBelow } from './filesBelow';
import { isAsset, keptAssetsFile, keptReleases, readReleasedAssets } from './keptAssets';

/** Files that hosts and crawlers look for in the root of what is published, above the site. */
const rootFiles = ['_headers', '_redirects', 'robots.txt'];

/** Characters of names that mean the same in an address as in a file system. */
const plainName = /^[\w.~!'()*+,;=@/-]+$/;

const filesAtATime = 16;

/** What is laid out, and where. Folders as absolute paths or from the working folder. */
export interface LayOutOptions {
  /** Folder that the build, or the merge of several, wrote. */
  readonly build: string;
  /** Folder to write; what an earlier run has written there is replaced. */
  readonly out: string;
  /** With slashes at both ends. */
  readonly basePath: string;
  /** Published folder of the release before: assets of it and of the one before that are kept. */
  readonly previous?: string;
}

/** What was laid out, as counts of files. */
export interface LayOutReport {
  readonly files: number;
  /** Assets of former releases that the present one does not have. */
  readonly kept: number;
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, to);
  await stampContentTime(to, await readFile(to));
}

/** Refuses what would lose files of somebody, or make a site that nobody can use. */
function assertUsable({ build, out, basePath, previous }: LayOutOptions): void {
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new Error(`${build}  there is no built site -> run npm run build`);
  }
  const missing = rootFiles.find((name) => !existsSync(path.join(build, name)));
  if (missing) {
    throw new Error(`${build}  ${missing} is missing -> build the default language as well`);
  }
  const inside = path.relative(path.resolve(build), path.resolve(out));
  if (!inside || !inside.startsWith('..')) {
    throw new Error(`${out}  is in the built site -> name a folder beside it`);
  }
  if (existsSync(out) && !existsSync(path.join(out, basePath, 'index.html'))) {
    throw new Error(`${out}  holds something else than a published site -> name another folder`);
  }
  if (previous !== undefined && !existsSync(path.join(previous, basePath, 'index.html'))) {
    throw new Error(`${previous}  is no published site -> name the folder of the last release`);
  }
}

/**
 * Lays a built site out as hosts want it: the site below its base path, and the files that belong
 * in the root of a host in the root. The folder appears as a whole or not at all.
 *
 * @throws if there is no built site, a name needs escapes in an address, or `out` is something else.
 */
export async function layOut(options: LayOutOptions): Promise<LayOutReport> {
  const { build, out, basePath, previous } = options;
  assertUsable(options);
  const names = await filesBelow(build);
  const odd = names.find((name) => !plainName.test(name));
  if (odd) throw new Error(`${odd}  has a name that addresses have to escape -> rename it`);

  const base = basePath.replace(/^\//, '');
  const releases = previous === undefined ? [] : await readReleasedAssets(previous);
  const present = new Set(names.map((name) => base + name));
  const former = releases.slice(0, keptReleases).flat();
  const kept = [...new Set(former)].filter((name) => !present.has(name));

  const temporary = `${path.resolve(out)}.${process.pid}.tmp`;
  try {
    await eachOf(names, filesAtATime, (name) =>
      copy(
        path.join(build, name),
        path.join(temporary, rootFiles.includes(name) ? name : base + name),
      ),
    );
    await eachOf(kept, filesAtATime, (name) =>
      copy(path.join(previous ?? '', name), path.join(temporary, name)),
    );
    const assets = [...present].filter(isAsset);
    const list = [assets, ...releases.slice(0, keptReleases)];
    await writeFile(path.join(temporary, keptAssetsFile), `${JSON.stringify(list)}\n`);
    const replaced = `${path.resolve(out)}.${process.pid}.old`;
    if (existsSync(out)) await rename(out, replaced);
    await rename(temporary, out);
    await rm(replaced, { recursive: true, force: true });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return { files: names.length, kept: kept.length };
}
