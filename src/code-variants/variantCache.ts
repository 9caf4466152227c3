import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { version as babelVersion } from '@babel/core';
import { version as prettierVersion } from 'prettier/package.json';
import { toJavaScript, type JavaScriptOptions } from './toJavaScript';

/** Where derived samples are kept between builds, shared by locales and versions of the portal. */
export const defaultCacheDirectory = path.resolve(
  __dirname,
  '../../node_modules/.cache/code-variants',
);

interface CacheEntry {
  readonly javascript: string;
  /** Digest of `javascript`, by which an entry that was cut short or edited is recognised. */
  readonly digest: string;
}

const digestOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** Version of the derivation: its own source and the versions of the libraries that do the work. */
async function readTransformVersion(): Promise<string> {
  const files = (await readdir(__dirname)).sort();
  const sources = await Promise.all(
    files.map((file) => readFile(path.join(__dirname, file), 'utf8')),
  );
  return digestOf(babelVersion, prettierVersion, ...sources);
}

let transformVersion: Promise<string> | undefined;

function isCacheEntry(value: unknown): value is CacheEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { javascript, digest } = value as Partial<Record<keyof CacheEntry, unknown>>;
  return typeof javascript === 'string' && digest === digestOf(javascript);
}

/** Content of an entry, or nothing if there is none that can be trusted. */
async function readEntry(file: string): Promise<string | undefined> {
  try {
    const entry: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isCacheEntry(entry) ? entry.javascript : undefined;
  } catch {
    return undefined;
  }
}

/** Writes beside the entry and renames, so that no reader ever sees half of it. */
async function writeEntry(file: string, javascript: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  const entry: CacheEntry = { javascript, digest: digestOf(javascript) };
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(temporary, JSON.stringify(entry));
    await rename(temporary, file);
  } catch {
    // Without a place to write to, the cache only saves less time: the result is right either way.
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

/**
 * {@link toJavaScript} with its results kept on disk, by the content of the sample, the options and
 * the version of the derivation. Entries that cannot be read or were damaged are derived anew;
 * errors are not kept.
 *
 * @param directory - Folder of the entries; it is created on first use.
 * @throws {CodeVariantError} as {@link toJavaScript} does.
 */
export async function toJavaScriptCached(
  source: string,
  options: JavaScriptOptions,
  directory: string = defaultCacheDirectory,
): Promise<string> {
  const { language, printWidth, blankLines } = options;
  transformVersion ??= readTransformVersion();
  const key = digestOf(await transformVersion, language, `${printWidth}`, `${blankLines}`, source);
  const file = path.join(directory, `${key}.json`);
  const cached = await readEntry(file);
  if (cached !== undefined) return cached;
  const javascript = await toJavaScript(source, options);
  await writeEntry(file, javascript);
  return javascript;
}
