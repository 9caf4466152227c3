import { createHash } from 'node:crypto';
import { utimes } from 'node:fs/promises';

/** 2000-01-01, in seconds since the epoch. */
const firstTime = 946_684_800;

/** About 22 years, so that no file seems to be from the future. */
const range = 700_000_000;

/**
 * A time of modification that follows from the content alone, in seconds since the epoch. Servers
 * make `ETag` of it, so that a file which a deployment has not changed keeps its tag, and all
 * machines of a fleet agree; programs that copy by size and time copy what is new and nothing else.
 */
export function contentTime(content: Buffer): number {
  return firstTime + (createHash('sha256').update(content).digest().readUInt32BE() % range);
}

/** Gives a file the time of its content. */
export async function stampContentTime(file: string, content: Buffer): Promise<void> {
  const time = contentTime(content);
  await utimes(file, time, time);
}
