import { cacheNames } from '../cacheNames';

/** How an attempt ended: `later` if it may end otherwise another time. */
export type Outcome = 'done' | 'failed' | 'later';

/** Where the worker notes for which build something was tried: gone when all of ours is. */
const noteAddress = (address: string): string => `${address}?build`;

/** What is under way, so that several tabs do not each have it done. */
const underWay = new Map<string, Promise<boolean>>();

/** What failed where not even a note of it can be kept: for as long as the worker runs. */
const failed = new Set<string>();

async function attempt(
  address: string,
  build: string,
  work: () => Promise<Outcome>,
): Promise<boolean> {
  const cache = await caches.open(cacheNames.offline);
  const note = await cache.match(noteAddress(address));
  if ((await note?.text()) === build) return false;
  const outcome = await work();
  if (outcome === 'failed') failed.add(`${address} ${build}`);
  if (outcome !== 'later') {
    await cache.put(noteAddress(address), new Response(build)).catch(() => {});
  }
  return outcome === 'done';
}

/**
 * Does something once for each build, whether it succeeds or fails. Tabs that ask at the same time
 * wait for one attempt.
 *
 * @param address what is worked on, in full.
 * @returns whether it was done just now, for this caller.
 */
export async function oncePerBuild(
  address: string,
  build: string,
  work: () => Promise<Outcome>,
): Promise<boolean> {
  const key = `${address} ${build}`;
  if (failed.has(key)) return false;
  const present = underWay.get(key);
  if (present) {
    await present.catch(() => {});
    return false;
  }
  const started = attempt(address, build, work).finally(() => underWay.delete(key));
  underWay.set(key, started);
  return started;
}
