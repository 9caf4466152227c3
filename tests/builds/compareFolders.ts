import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../src/hosting/publishing/filesBelow';

/** A file that two folders don't have in common, byte for byte. */
export interface Difference {
  readonly file: string;
  /** Where it is missing, or the first byte that differs. */
  readonly where: string;
}

/** What two folders don't have in common. */
export async function compareFolders(
  first: string,
  second: string,
): Promise<{ readonly files: number; readonly differences: readonly Difference[] }> {
  const [left, right] = await Promise.all([filesBelow(first), filesBelow(second)]);
  const names = [...new Set([...left, ...right])].sort();
  const differences: Difference[] = [];
  const [inFirst, inSecond] = [new Set(left), new Set(right)];
  for (const file of names) {
    if (!inFirst.has(file)) differences.push({ file, where: `not in ${first}` });
    else if (!inSecond.has(file)) differences.push({ file, where: `not in ${second}` });
    else {
      const [a, b] = await Promise.all([
        readFile(path.join(first, file)),
        readFile(path.join(second, file)),
      ]);
      if (!a.equals(b)) {
        const byte = a.findIndex((value, index) => value !== b[index]);
        const at = byte < 0 ? Math.min(a.length, b.length) : byte;
        const around = (bytes: Buffer) =>
          JSON.stringify(bytes.toString('latin1', at - 20, at + 40));
        differences.push({ file, where: `from byte ${at}: ${around(a)} and ${around(b)}` });
      }
    }
  }
  return { files: names.length, differences };
}
