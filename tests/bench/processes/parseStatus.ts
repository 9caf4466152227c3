/** What Linux tells of a running process. */
export interface ProcessStatus {
  readonly pid: number;
  readonly parent: number;
  /** Bytes in memory now, and at most so far. */
  readonly resident: number;
  readonly highest: number;
}

/**
 * Reads `/proc/<pid>/status`.
 *
 * @returns undefined for a process without memory of its own: one that has ended, or the kernel's.
 */
export function parseStatus(text: string): ProcessStatus | undefined {
  const value = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  const status = {
    pid: value('Pid'),
    parent: value('PPid'),
    resident: value('VmRSS') * 1024,
    highest: value('VmHWM') * 1024,
  };
  return Object.values(status).some(Number.isNaN) ? undefined : status;
}
