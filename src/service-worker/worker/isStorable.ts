import type { RequestKind } from './requestKind';

/** Bytes that one entry may have: a file that is bigger is not worth the room of a hundred others. */
const maximumBytes = 4_000_000;

/**
 * Whether an answer may be kept: a complete one of this site that is what was asked for. Some hosts,
 * and networks that want a sign-in first, answer everything with a page; kept in the place of a
 * script it would break the site for as long as the script keeps its name.
 */
export function isStorable(
  response: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>,
  kind: RequestKind,
): boolean {
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const isDocument = kind === 'page' || kind === 'frame';
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    isHtml === isDocument &&
    Number(response.headers.get('Content-Length') ?? 0) <= maximumBytes
  );
}
