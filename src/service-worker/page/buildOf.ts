import { scriptsId } from '@site/src/page-start/scriptsId';

/** The scripts that every page of a language loads. Their names change with anything that is built. */
const common = /\/assets\/js\/(?:runtime~main|main)\.[^/]+$/;

/** Names the build that a document comes from; empty if it comes from none. */
export function buildOf(document: Document): string {
  const template = document.querySelector<HTMLTemplateElement>(`template#${scriptsId}`);
  return [...(template?.content.querySelectorAll('script') ?? [])]
    .map((script) => script.getAttribute('src') ?? '')
    .filter((address) => common.test(address))
    .sort()
    .join(' ');
}

/** Milliseconds that the server has for an answer. */
const timeLimit = 10_000;

/**
 * Asks the server which build it has now of a page.
 *
 * @returns undefined if that can't be told: no connection, no answer in time, or no
 * such page any more.
 */
export async function publishedBuild(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(timeLimit),
    });
    if (!response.ok) return undefined;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return buildOf(page) || undefined;
  } catch {
    return undefined;
  }
}
