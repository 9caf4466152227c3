import { readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { contentType, isCompressible } from '../contentType';
import { openCompressedCache, type CompressedCache } from './compressedCache';
import { stampContentTime } from './contentTime';
import { eachOf } from './eachOf';
import { filesBelow } from './filesBelow';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Encodings by the ending of their files, at the greatest quality that each has. */
const encodings: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => gzip(content, { level: zlib.constants.Z_BEST_COMPRESSION }),
};

const ending = /\.(br|gz)$/;

/** The libraries' versions decide about bytes. */
const version = `${process.versions.brotli} ${process.versions.zlib}`;

/** What has been compressed. Sizes are in bytes. */
export interface CompressionReport {
  readonly files: number;
  readonly size: number;
  readonly sizes: Readonly<Record<string, number>>;
  /** Files that no run before had compressed, in one encoding or both. */
  readonly fresh: number;
}

async function removeOrphans(folder: string, names: readonly string[]): Promise<void> {
  const present = new Set(names);
  for (const name of names) {
    if (ending.test(name) && !present.has(name.replace(ending, ''))) {
      await rm(path.join(folder, name));
    }
  }
}

/**
 * Writes a Brotli and a gzip file beside every file that gets smaller, and removes such files when
 * what they were made of is gone. The same content has the same result on every run.
 *
 * @param folder built site, or what was laid out of it.
 * @param cacheFolder keeps the work of earlier runs.
 * @throws if the folder can't be read or written.
 */
export async function compressFolder(
  folder: string,
  cacheFolder: string,
): Promise<CompressionReport> {
  const cache: CompressedCache = openCompressedCache(cacheFolder, version);
  const names = await filesBelow(folder);
  await removeOrphans(folder, names);
  const texts = names.filter((name) => !ending.test(name) && isCompressible(contentType(name)));
  const sizes: Record<string, number> = Object.fromEntries(
    Object.keys(encodings).map((name) => [name, 0]),
  );
  let size = 0;
  let fresh = 0;
  await eachOf(texts, availableParallelism() + 1, async (name) => {
    const file = path.join(folder, name);
    const content = await readFile(file);
    size += content.length;
    let isFresh = false;
    for (const [encoding, compress] of Object.entries(encodings)) {
      const compressed = await cache.get(content, encoding, () => {
        isFresh = true;
        return compress(content);
      });
      const target = `${file}.${encoding}`;
      // What does not get smaller goes out as it is.
      if (compressed.length >= content.length) {
        await rm(target, { force: true });
        continue;
      }
      await writeFile(target, compressed);
      await stampContentTime(target, compressed);
      sizes[encoding] = (sizes[encoding] ?? 0) + compressed.length;
    }
    if (isFresh) fresh += 1;
  });
  await cache.prune();
  return { files: texts.length, size, sizes, fresh };
}
