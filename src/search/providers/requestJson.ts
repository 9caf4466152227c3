import { SearchUnavailableError } from '../types';

/**
 * Asks a search service.
 *
 * @throws {@link SearchUnavailableError} unless it answers with JSON and success. An aborted request
 * throws its `AbortError`.
 */
export async function requestJson(address: string, init: RequestInit): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new SearchUnavailableError(`${new URL(address).origin}  does not answer`, { cause });
  }
  if (!response.ok) {
    throw new SearchUnavailableError(
      `${new URL(address).origin}  answered ${response.status} -> check key and index name`,
    );
  }
  try {
    return await response.json();
  } catch (cause) {
    throw new SearchUnavailableError(`${new URL(address).origin}  sent no JSON`, { cause });
  }
}
