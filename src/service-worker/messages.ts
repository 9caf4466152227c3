/** A page was read: keep it, and files that it loaded before a worker was there to see them. */
export interface KeepMessage {
  readonly type: 'keep';
  /** Address of the page, if its document is to be asked for. */
  readonly page?: string;
  readonly assets: readonly string[];
}

/** The page has nothing else to do: fetch what makes search and the offline page work. */
export interface WarmMessage {
  readonly type: 'warm';
  /** Address of the offline page in the reader's language. */
  readonly offline: string;
  /**
   * Address of the search index's folder in the reader's language; left out if a service searches,
   * or if the reader's connection has no bytes to spare.
   */
  readonly index?: string;
  /** Whether the index is wanted by somebody who has not searched yet. */
  readonly installed: boolean;
  /** Build of the page. What was tried for a build is not tried for it again. */
  readonly build: string;
}

/** What pages say to the worker. */
export type WorkerMessage = KeepMessage | WarmMessage;

/** The worker's answer to a {@link WarmMessage}: what it has fetched just now. */
export interface WarmAnswer {
  readonly offline: boolean;
  readonly index: boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a message: any script of the origin can send one. */
export function parseMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  const { type, page, assets, offline, index, installed, build } = data as Record<string, unknown>;
  if (type === 'keep' && Array.isArray(assets)) {
    return { type, assets: assets.filter(isText), ...(isText(page) && { page }) };
  }
  if (type === 'warm' && isText(offline) && isText(build)) {
    return { type, offline, build, installed: installed === true, ...(isText(index) && { index }) };
  }
  return undefined;
}
