import { scriptsId } from '../../page-start/scriptsId';
import type { RequestKind } from './requestKind';

/** Bytes that one entry may have: a file that is bigger is not worth the room of a hundred others. */
const maximumBytes = 4_000_000;

type Measured = Pick<Response, 'headers' | 'body' | 'clone'>;

/**
 * Whether an answer is small enough to be kept. A host that compresses names no length, or one of
 * what it sends and not of what is kept, so the text is measured where that may be. What is too big
 * is not read any further.
 *
 * @param response read by nobody else: the page has another copy.
 */
export async function isSmall(response: Measured, limit = maximumBytes): Promise<boolean> {
  const length = response.headers.get('Content-Length');
  if (length !== null && Number(length) > limit) return false;
  if (length !== null && !response.headers.has('Content-Encoding')) return true;
  const reader = response.clone().body?.getReader();
  let bytes = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > limit) {
      // Both copies, for what one has read is held for the other. Not waited for: the page's copy is
      // a third one, and the source is given up only when all are.
      for (const copy of [reader, response.body]) copy?.cancel().catch(() => {});
      return false;
    }
  }
  return true;
}

/**
 * Whether a document is a page of this site: it has the template of its scripts. Networks that want a
 * sign-in first may answer with a page of theirs as if it were the one that was asked for.
 *
 * @param response - Read by nobody else: the page has another copy.
 */
export async function isOwnPage(response: Pick<Response, 'clone'>): Promise<boolean> {
  return (await response.clone().text()).includes(`<template id="${scriptsId}">`);
}

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
    isHtml === isDocument
  );
}
