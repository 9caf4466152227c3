import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file into a build, with the folder that it stands in. For many small files: a folder is made
 * only where one is missing, and writing at once takes a fraction of what promises of it take.
 */
export function writeBuiltFile(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
