import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a result depends on. */
export interface CacheKey {
  /** Name of the package it was read from. */
  readonly name: string;
  readonly version: string;
  /** Absolute paths of the code that reads it: folders, and single modules. */
  readonly extractor: readonly string[];
}

interface CacheEntry {
  /** The result as JSON. */
  readonly result: string;
  /** Digest of `result`, by which an entry that was cut short or edited is recognised. */
  readonly digest: string;
}

const digestOf = (...parts: readonly (string | Buffer)[]): string =>
  parts.reduce((sum, part) => sum.update(part).update('\0'), createHash('sha256')).digest('hex');

async function readSources(folder: string): Promise<Buffer[]> {
  if (folder.endsWith('.ts')) return [await readFile(folder)];
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts')).sort();
  return Promise.all(files.map((name) => readFile(path.join(folder, name))));
}

/** The lock file stands for all libraries: the compiler, and the typings that a package refers to. */
async function fileOf(siteDir: string, { name, version, extractor }: CacheKey): Promise<string> {
  const [lock, ...sources] = await Promise.all([
    readFile(path.join(siteDir, 'package-lock.json')).catch(() => ''),
    ...extractor.map(readSources),
  ]);
  const digest = digestOf(lock, ...sources.flat()).slice(0, 16);
  const folder = path.join(siteDir, 'node_modules/.cache/toolpad-docs/api');
  return path.join(folder, `${name.replaceAll('/', '+')}@${version}-${digest}.json`);
}

/** Content of an entry, or nothing if there is none that can be trusted. */
async function readEntry(file: string): Promise<string | undefined> {
  try {
    const { result, digest } = JSON.parse(await readFile(file, 'utf8')) as Partial<CacheEntry>;
    return result !== undefined && digest === digestOf(result) ? result : undefined;
  } catch {
    return undefined;
  }
}

/** Writes beside the entry and renames, so that no reader ever sees half of it. */
async function writeEntry(file: string, result: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  const entry: CacheEntry = { result, digest: digestOf(result) };
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(temporary, JSON.stringify(entry));
    await rename(temporary, file);
  } catch {
    // Without a place to write to, the cache only saves less time: the result is right either way.
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

/** Results under way, so that two callers at the same time wait for one. */
const running = new Map<string, Promise<unknown>>();

async function readOrCompute<T>(file: string, compute: () => Promise<T>): Promise<T> {
  const known = await readEntry(file);
  if (known !== undefined) return JSON.parse(known) as T;
  const result = await compute();
  await writeEntry(file, JSON.stringify(result));
  return result;
}

/**
 * A result that is kept in `node_modules/.cache` between runs, by the package's name and version and
 * by the code that reads it. Entries that can't be read or were damaged are made anew; errors are
 * not kept.
 *
 * @param compute - Makes the result, which must be plain JSON.
 */
export async function readThroughCache<T>(
  siteDir: string,
  key: CacheKey,
  compute: () => Promise<T>,
): Promise<T> {
  const file = await fileOf(siteDir, key);
  const waiting = running.get(file) as Promise<T> | undefined;
  if (waiting) return waiting;
  const result = readOrCompute(file, compute).finally(() => running.delete(file));
  running.set(file, result);
  return result;
}
