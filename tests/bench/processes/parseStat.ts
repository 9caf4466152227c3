import type { ProcessorTime } from './parseTimes';

/** Linux counts the time of processes in hundredths of a second, whatever the machine. */
const ticks = 100;

/**
 * Reads `/proc/<pid>/stat`.
 *
 * @returns time of the process itself, without that of its children; undefined for other text.
 */
export function parseStat(text: string): ProcessorTime | undefined {
  // The name before the last parenthesis may hold spaces, and parentheses.
  const fields = text
    .slice(text.lastIndexOf(')') + 1)
    .trim()
    .split(' ');
  const [user, system] = [Number(fields[11] ?? Number.NaN), Number(fields[12] ?? Number.NaN)];
  return Number.isNaN(user + system) ? undefined : { user: user / ticks, system: system / ticks };
}
