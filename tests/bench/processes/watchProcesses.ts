import { readdirSync, readFileSync } from 'node:fs';
import { parseStat } from './parseStat';
import { parseStatus, type ProcessStatus } from './parseStatus';
import { processTree } from './processTree';

/** Often enough for peaks that last, and seldom enough to cost nothing. In milliseconds. */
const interval = 250;

/** Bytes of memory that a command needed. */
export interface MemoryPeak {
  /** Of the process that needed most. */
  readonly process: number;
  /** Of all its processes at one time, as far as they were seen. */
  readonly tree: number;
}

/** What could be seen of a command while it ran. */
export interface Observation {
  readonly memory: MemoryPeak;
  /** Seconds of processor time: of each process, what it had when it was seen last. */
  readonly cpu: number;
}

/** What a file of a process says; undefined if the process has ended since. */
function readProcess<T>(
  pid: string | number,
  file: string,
  parse: (text: string) => T,
): T | undefined {
  try {
    return parse(readFileSync(`/proc/${pid}/${file}`, 'utf8'));
  } catch {
    return undefined;
  }
}

function runningProcesses(): ProcessStatus[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(pid, 'status', parseStatus) ?? []);
}

/**
 * Watches a process and what it starts, until told to stop.
 *
 * @returns a function that ends the watch; it returns undefined where there is no `/proc`.
 */
export function watchProcesses(root: number): () => Observation | undefined {
  if (process.platform !== 'linux') return () => undefined;
  const memory = { process: 0, tree: 0 };
  const times = new Map<number, number>();
  const look = (): void => {
    let resident = 0;
    for (const status of processTree(root, runningProcesses())) {
      resident += status.resident;
      memory.process = Math.max(memory.process, status.highest);
      const time = readProcess(status.pid, 'stat', parseStat);
      if (time) times.set(status.pid, time.user + time.system);
    }
    memory.tree = Math.max(memory.tree, resident);
  };
  // At once, too: a busy machine may call for the first time when a short command is over.
  look();
  const timer = setInterval(look, interval);
  return () => {
    clearInterval(timer);
    return { memory, cpu: [...times.values()].reduce((sum, time) => sum + time, 0) };
  };
}
