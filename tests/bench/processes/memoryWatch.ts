import { readdirSync, readFileSync } from 'node:fs';
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

function runningProcesses(): ProcessStatus[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return parseStatus(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      } catch {
        // It has ended since.
        return [];
      }
    });
}

/**
 * Watches a process and what it starts, until told to stop.
 *
 * @returns a function that ends the watch; it returns undefined where there is no `/proc`.
 */
export function watchMemory(root: number): () => MemoryPeak | undefined {
  if (process.platform !== 'linux') return () => undefined;
  let peak: MemoryPeak = { process: 0, tree: 0 };
  const look = (): void => {
    const tree = processTree(root, runningProcesses());
    peak = {
      process: Math.max(peak.process, ...tree.map(({ highest }) => highest)),
      tree: Math.max(
        peak.tree,
        tree.reduce((sum, { resident }) => sum + resident, 0),
      ),
    };
  };
  const timer = setInterval(look, interval);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
