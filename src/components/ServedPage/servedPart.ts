/** A part of a page as the server has it. */
export interface ServedPart {
  /** Title of the page. */
  readonly title: string;
  readonly html: string;
}

/** How long a reader looks at nothing before the fault is told instead, in milliseconds. */
const PATIENCE = 4000;

/**
 * Reads a part of a page from its document, which holds all of its text.
 *
 * @param address - Address of the page.
 * @param id - Id of the element whose content is wanted.
 * @returns undefined if the document does not come, or has no such element.
 */
export async function servedPart(address: string, id: string): Promise<ServedPart | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) return undefined;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const html = page.getElementById(id)?.innerHTML;
    return html === undefined ? undefined : { title: page.title, html };
  } catch {
    return undefined;
  }
}
