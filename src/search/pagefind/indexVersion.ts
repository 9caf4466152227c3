import type { IndexState } from '../engine/searchIndex';
import { entryFile } from '../indexFiles';

/**
 * Asks for what tells one build of an index from another: the entry file, whose hashes change with
 * any page. The time in the address gets past caches, as in Pagefind's own request for it.
 *
 * @param address folder of the index, with a slash at the end.
 * @throws if there is none, or it does not arrive.
 */
export async function indexVersion(address: string): Promise<string> {
  const response = await fetch(`${address}${entryFile}?ts=${Date.now()}`);
  if (!response.ok) throw new Error(`${address}${entryFile}  answered ${response.status}`);
  return response.text();
}

/** Whether an index is still what it was when it was opened. */
export async function indexState(address: string, opened: Promise<string>): Promise<IndexState> {
  try {
    const [now, then] = await Promise.all([indexVersion(address), opened]);
    return now === then ? 'current' : 'replaced';
  } catch {
    return 'unreachable';
  }
}
