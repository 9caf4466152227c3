import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { getMdxParser } from './page/mdxParser';
import { parsePage } from './page/parsePage';
import type { ParsedPage } from './page/types';

/** Less than this, in bytes, is parsed before another thread has loaded the parser. */
const WORTH_A_THREAD = 200_000;

/** Parses pages one after the other, in this thread. */
export async function parseHere(sources: readonly Uint8Array[]): Promise<ParsedPage[]> {
  const parseMdx = await getMdxParser();
  return sources.map((source) => parsePage(Buffer.from(source), parseMdx));
}

/** A new thread knows no TypeScript, so it loads the way to read it before anything else. */
const bootstrap = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { createJiti } = require(workerData.jiti);
  createJiti(workerData.module)
    .import(workerData.module)
    .then(({ parseHere }) => parseHere(workerData.sources))
    .then((pages) => parentPort.postMessage(pages));
`;

function parseInThread(sources: readonly Uint8Array[]): Promise<ParsedPage[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(bootstrap, {
      eval: true,
      workerData: {
        jiti: require.resolve('jiti'),
        module: path.join(__dirname, 'parsePages.ts'),
        sources,
      },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a parser thread ended with code ${code}`)));
  });
}

/**
 * Parses pages in several threads, each of which gets every n-th page: neighbours in a folder are
 * often of one length.
 */
export async function parseInThreads(
  sources: readonly Uint8Array[],
  threads: number,
): Promise<ParsedPage[]> {
  const shares = await Promise.all(
    Array.from({ length: threads }, (_, thread) =>
      parseInThread(sources.filter((_source, index) => index % threads === thread)),
    ),
  );
  return sources.map((_source, index) => {
    const page = shares[index % threads]?.[Math.floor(index / threads)];
    if (!page) {
      throw new Error('a parser thread returned too few pages');
    }
    return page;
  });
}

/** Parses pages, in as many threads as there are processors if they are many. */
export function parsePages(sources: readonly Uint8Array[]): Promise<ParsedPage[]> {
  const bytes = sources.reduce((sum, { length }) => sum + length, 0);
  const threads = Math.min(os.availableParallelism(), Math.floor(bytes / WORTH_A_THREAD));
  return threads > 1 ? parseInThreads(sources, threads) : parseHere(sources);
}
