import os from 'node:os';
import type { Machine } from './figures';

/** The machine as it is now. */
export function describeMachine(): Machine {
  const processors = os.cpus();
  return {
    processor: processors[0]?.model.trim() ?? 'unknown',
    processors: processors.length,
    memory: os.totalmem(),
    system: `${os.type()} ${os.release()}`,
    node: process.version,
    load: os.loadavg()[0] ?? 0,
  };
}

/** The same in a line. */
export function machineLine({ processor, processors, memory, node, load }: Machine): string {
  const gigabytes = (memory / 2 ** 30).toFixed(0);
  return `${processors} × ${processor}, ${gigabytes} GiB, Node ${node}, load average ${load.toFixed(1)}`;
}
