import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PinnedPackage } from '@site/src/api-reference/packages';

/** Contents of files by their path. */
export type Files = Readonly<Record<string, string>>;

/** Writes files into a new folder, runs a test with it, and removes it. */
export async function withFolder<T>(
  files: Files,
  run: (folder: string) => T | Promise<T>,
): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(folder, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, content);
    }
    return await run(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The package in a folder, as if it were pinned and installed. */
export function packageIn(directory: string, name: string, version = '1.0.0'): PinnedPackage {
  return { name, alias: name, version, directory };
}
