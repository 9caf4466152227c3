import type { Strategy } from 'workbox-strategies';
import type { ExtendableEvent } from './scope';

/** Workbox' name for "neither the network nor the cache has it". */
const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && error.name === 'no-response';

/**
 * Answers a request by a strategy. Caches can fail while the network does not: storage is full,
 * damaged or forbidden. That costs the reader nothing: what can't be stored is not stored, and what
 * can't be looked up is fetched.
 *
 * @throws if neither the network nor the cache has an answer.
 */
export async function respond(
  strategy: Strategy,
  event: ExtendableEvent,
  request: Request,
): Promise<Response> {
  try {
    const [response, stored] = strategy.handleAll({ event, request });
    stored.catch(() => {});
    return await response;
  } catch (error) {
    if (isUnreachable(error)) throw error;
    return fetch(request);
  }
}

/**
 * Does {@link respond}, and not before the answer has taken the place of the copy: who asks past all
 * caches may ask by way of them next.
 */
export async function respondAndStore(
  strategy: Strategy,
  event: ExtendableEvent,
  request: Request,
): Promise<Response> {
  const [response, stored] = strategy.handleAll({ event, request });
  const answer = await response;
  await stored.catch(() => {});
  return answer;
}

/**
 * Fetches what is not kept yet, as if a page had asked for it.
 *
 * @returns whether it is there now.
 */
export async function store(
  strategy: Strategy,
  event: ExtendableEvent,
  address: string,
): Promise<boolean> {
  try {
    const [response, stored] = strategy.handleAll({ event, request: new Request(address) });
    const { ok } = await response;
    await stored;
    return ok;
  } catch {
    return false;
  }
}

/** Does {@link store} for many addresses, a few at a time: readers' own requests go first. */
export async function storeAll(
  strategy: Strategy,
  event: ExtendableEvent,
  addresses: readonly string[],
): Promise<boolean> {
  const waiting = [...addresses];
  let complete = true;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      complete = (await store(strategy, event, next)) && complete;
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return complete;
}
