import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageReading, PageSource } from './readPage';

/** Threads that read pages, each with a parser of its own. */
export interface Threads {
  readonly read: (sources: readonly PageSource[]) => Promise<PageReading[]>;
  readonly close: () => void;
}

/** What a thread is told: the same to all of them. */
interface Order {
  readonly sources: readonly PageSource[];
  /** Number of the next source that nobody has taken, in memory that the threads share. */
  readonly next: Int32Array;
}

/** What a thread answers: the sources that it took, and what they were read as. */
type Answer = readonly (readonly [index: number, reading: PageReading])[];

/** Sources that a thread takes at once: neighbors often have the same samples, which it knows then. */
const SHARE = 4;

/**
 * A new thread knows no TypeScript, so it loads the way to read it before anything else. It asks
 * nobody for more work: the thread that gives it may be busy with something else.
 */
const bootstrap = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { createProjectLoader } = require(workerData.loader);
  const loading = createProjectLoader(workerData.module).import(workerData.module);
  parentPort.on('message', async ({ sources, next }) => {
    const { readHere } = await loading;
    const answer = [];
    for (;;) {
      const from = Atomics.add(next, 0, ${SHARE});
      if (from >= sources.length) break;
      const readings = await readHere(sources.slice(from, from + ${SHARE}));
      answer.push(...readings.map((reading, index) => [from + index, reading]));
    }
    parentPort.postMessage(answer);
  });
`;

function startThread(): Worker {
  const worker = new Worker(bootstrap, {
    eval: true,
    // Trees of pages live shortly and are many: with less room they are moved about before they go.
    resourceLimits: { maxYoungGenerationSizeMb: 192 },
    workerData: {
      loader: path.join(__dirname, '../command-line/projectLoader.cjs'),
      module: path.join(__dirname, 'readPage.ts'),
    },
  });
  // An idle thread keeps no program from its end.
  worker.unref();
  return worker;
}

function answerOf(worker: Worker, order: Order): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const settle = (act: () => void): void => {
      worker.unref();
      ['message', 'error', 'exit'].forEach((event) => worker.removeAllListeners(event));
      act();
    };
    worker.ref();
    worker.once('message', (answer: Answer) => settle(() => resolve(answer)));
    worker.once('error', (error) => settle(() => reject(error)));
    worker.once('exit', (code) =>
      settle(() => reject(new Error(`a thread that reads pages ended with exit code ${code}`))),
    );
    worker.postMessage(order);
  });
}

/** Starts threads that read pages. They end with the program, or when they are closed. */
export function createThreads(count: number): Threads {
  const workers = Array.from({ length: count }, startThread);
  return {
    async read(sources) {
      const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
      const order: Order = { sources, next };
      const answers = await Promise.all(workers.map((worker) => answerOf(worker, order)));
      const readings = new Map(answers.flat());
      return sources.map((_source, index) => {
        const reading = readings.get(index);
        if (!reading) {
          throw new Error('the threads that read pages left one out');
        }
        return reading;
      });
    },
    close() {
      workers.forEach((worker) => void worker.terminate());
    },
  };
}
