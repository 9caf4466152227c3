// Ends a program that is in a loop without end. The loop leaves no turn to timers of its own thread, so
// another one looks at the time.
import { setInterval } from 'node:timers';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

const INTERVAL = 250;

/**
 * Ends this program by a signal when its main thread has not had another turn for so long.
 *
 * @param {number} limit - Milliseconds of processor time.
 */
export function watchTime(limit) {
  const turns = new Int32Array(new SharedArrayBuffer(4));
  new Worker(new URL(import.meta.url), { workerData: { turns, limit } }).unref();
  setInterval(() => Atomics.add(turns, 0, 1), INTERVAL).unref();
}

/** Processor time of all threads of the program. */
function usedTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

if (!isMainThread && workerData?.turns) {
  const { turns, limit } = workerData;
  let seen = { turn: -1, time: 0 };
  setInterval(() => {
    const turn = Atomics.load(turns, 0);
    if (turn !== seen.turn) seen = { turn, time: usedTime() };
    else if (usedTime() - seen.time > limit) process.kill(process.pid, 'SIGVTALRM');
  }, INTERVAL);
}
