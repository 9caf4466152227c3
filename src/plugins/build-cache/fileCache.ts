import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { writeFileWhole } from '../../files/writeFileWhole';

/** Results that builds keep for later ones, each in a file of its own. */
export interface FileCache {
  /**
   * What was kept under a name, if it was made of the same.
   *
   * @param key - Stands for everything that the result depends on.
   */
  readonly read: (name: string, key: string) => string | undefined;
  /** Keeps a result in the place of what was kept under the name before. */
  readonly write: (name: string, key: string, result: string) => void;
  /** Drops what was kept under other names than these. */
  readonly prune: (names: Iterable<string>) => void;
}

/** A digest of texts, each of which counts with its bounds. In hexadecimal digits. */
export function keyOf(...parts: readonly (string | Buffer)[]): string {
  const sum = createHash('sha1');
  for (const part of parts) sum.update(`${Buffer.byteLength(part)}\0`).update(part);
  return sum.digest('hex');
}

const fileName = (name: string): string => keyOf(name);

/**
 * A cache in a folder that may not be there. A result that can't be read is none, and one that can't
 * be written costs nothing but the time of making it again. Each file begins with its key and the
 * length of what follows, so that one which was cut short counts for nothing.
 *
 * @param folder - Absolute path, of this cache alone.
 */
export function createFileCache(folder: string): FileCache {
  const fileOf = (name: string): string => path.join(folder, fileName(name));
  return {
    read(name, key) {
      try {
        const text = fs.readFileSync(fileOf(name), 'utf8');
        const start = key.length + 1;
        if (!text.startsWith(`${key}\n`)) return undefined;
        const end = text.indexOf('\n', start);
        const result = text.slice(end + 1);
        return end > 0 && text.slice(start, end) === String(result.length) ? result : undefined;
      } catch {
        return undefined;
      }
    },
    write(name, key, result) {
      try {
        writeFileWhole(fileOf(name), `${key}\n${result.length}\n${result}`);
      } catch {
        // A cache that can't be written only costs time.
      }
    },
    prune(names) {
      const kept = new Set([...names].map(fileName));
      try {
        for (const file of fs.readdirSync(folder)) {
          if (!kept.has(file)) fs.rmSync(path.join(folder, file), { force: true });
        }
      } catch {
        // There is nothing to drop.
      }
    },
  };
}
