import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file so that it is there as a whole or not at all: a stopped command leaves what was there.
 *
 * @param file - Absolute path; missing folders are made.
 */
export function writeFileWhole(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    fs.writeFileSync(temporary, text);
    fs.renameSync(temporary, file);
  } finally {
    fs.rmSync(temporary, { force: true });
  }
}
