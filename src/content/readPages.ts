import os from 'node:os';
import type { PageReading, PageSource } from './readPage';
import { createThreads, type Threads } from './readerThreads';

/** Less than this, in bytes, is read before another thread has loaded the parser. */
const WORTH_A_THREAD = 200_000;

/** A core is left to this thread, which makes the reference meanwhile. */
const HELPERS = Math.max(1, os.availableParallelism() - 1);

/** Reads pages, and knows whether other threads help with it. */
export interface PagesReader {
  /** Results in the order of the sources. */
  readonly read: (sources: readonly PageSource[]) => Promise<PageReading[]>;
  /** Ends the threads. */
  readonly close: () => void;
}

/** Makes a reader; it has threads as soon as there is enough to read, and keeps them until it is closed. */
export function createPagesReader(): PagesReader {
  let threads: Threads | undefined;
  return {
    async read(sources) {
      const bytes = sources.reduce((sum, source) => sum + source.bytes.length, 0);
      const wanted = Math.min(HELPERS, Math.floor(bytes / WORTH_A_THREAD));
      if (sources.length === 0) {
        return [];
      }
      if (!threads && wanted === 0) {
        // The parser takes longer to load than all checks of unchanged pages take.
        const { readHere } = await import('./readPage');
        return readHere(sources);
      }
      threads ??= createThreads(wanted);
      return threads.read(sources);
    },
    close() {
      threads?.close();
      threads = undefined;
    },
  };
}
