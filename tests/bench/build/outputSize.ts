import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BuildOutput } from './types';

/** Bytes and number of all files below a folder. */
export function outputSize(folder: string): BuildOutput {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length };
}
