import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { version as babelVersion } from '@babel/core';
import { version as prettierVersion } from 'prettier/package.json';
import { javaScriptVariant, toJavaScript, type JavaScriptOptions } from './toJavaScript';

/** Where derived samples are kept between builds, shared by locales and versions of the portal. */
export const defaultCacheDirectory = path.resolve(
  __dirname,
  '../../node_modules/.cache/code-variants',
);

interface CacheEntry {
  /** Null for a sample that is JavaScript as it stands. */
  readonly javascript: string | null;
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

const entryDigest = (javascript: string | null): string => digestOf(JSON.stringify(javascript));

function isCacheEntry(value: unknown): value is CacheEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { javascript, digest } = value as Partial<Record<keyof CacheEntry, unknown>>;
  return (
    (typeof javascript === 'string' || javascript === null) && digest === entryDigest(javascript)
  );
}

/** An entry, or nothing if there is none that can be trusted. */
async function readEntry(file: string): Promise<CacheEntry | undefined> {
  try {
    const entry: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isCacheEntry(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** Writes beside the entry and renames, so that no reader ever sees half of it. */
async function writeEntry(file: string, javascript: string | null): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  const entry: CacheEntry = { javascript, digest: entryDigest(javascript) };
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(temporary, JSON.stringify(entry));
    await rename(temporary, file);
  } catch {
    // Without a place to write to, the cache only saves less time: the result is right either way.
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

/** By name, which is part of an entry's key. */
const derivations = { toJavaScript, javaScriptVariant };

async function readThrough(
  name: keyof typeof derivations,
  source: string,
  options: JavaScriptOptions,
  directory: string,
): Promise<string | undefined> {
  const { language, printWidth, blankLines } = options;
  transformVersion ??= readTransformVersion();
  const settings = [name, language, `${printWidth}`, `${blankLines}`];
  const key = digestOf(await transformVersion, ...settings, source);
  const file = path.join(directory, `${key}.json`);
  const cached = await readEntry(file);
  if (cached) return cached.javascript ?? undefined;
  const javascript = await derivations[name](source, options);
  await writeEntry(file, javascript ?? null);
  return javascript;
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
  return (await readThrough('toJavaScript', source, options, directory)) ?? '';
}

/**
 * {@link javaScriptVariant} with its results kept as those of {@link toJavaScriptCached}.
 *
 * @throws {CodeVariantError} as {@link toJavaScript} does.
 */
export async function javaScriptVariantCached(
  source: string,
  options: JavaScriptOptions,
  directory: string = defaultCacheDirectory,
): Promise<string | undefined> {
  return readThrough('javaScriptVariant', source, options, directory);
}
