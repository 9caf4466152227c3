import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Keeps compressed content between builds, by what it was made of. */
export interface CompressedCache {
  /** The compressed form of some content; `compress` is called if it is not there yet. */
  get(content: Buffer, encoding: string, compress: () => Promise<Buffer>): Promise<Buffer>;
  /** Removes what nobody has asked for in 30 days. */
  prune(): Promise<void>;
}

const keptFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Opens a cache.
 *
 * @param folder of the cache; it need not exist.
 * @param version of the way of compressing: what was made in another way is not used.
 */
export function openCompressedCache(folder: string, version: string): CompressedCache {
  return {
    async get(content, encoding, compress) {
      const name = createHash('sha256').update(`${version}\0`).update(content).digest('hex');
      const file = path.join(folder, `${name}.${encoding}`);
      const known = await readFile(file).catch(() => undefined);
      if (known) {
        const now = new Date();
        await utimes(file, now, now).catch(() => undefined);
        return known;
      }
      const compressed = await compress();
      const temporary = `${file}.${randomUUID()}.tmp`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(temporary, compressed);
        await rename(temporary, file);
      } catch {
        // Without a place to write to, the next run compresses again: the result is right either way.
        await rm(temporary, { force: true }).catch(() => undefined);
      }
      return compressed;
    },
    async prune() {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const file = path.join(folder, name);
        const stats = await stat(file).catch(() => undefined);
        if (stats && Date.now() - stats.mtimeMs > keptFor) await rm(file, { force: true });
      }
    },
  };
}
