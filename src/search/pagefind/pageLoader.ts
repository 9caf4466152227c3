import type { PagefindFragment } from '../engine/pagefindApi';

/** Begins every file of Pagefind's, below its compression. */
const signature = 'pagefind_dcd';

const gzipMagic = [0x1f, 0x8b];

/** Text of a file that may have arrived compressed: some servers send `.pf_fragment` unpacked. */
async function unpack(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!gzipMagic.every((byte, i) => bytes[i] === byte)) return new TextDecoder().decode(bytes);
  // A blob would be read by way of another process: a fifth of the time of a search.
  const { body } = new Response(bytes);
  return body ? new Response(body.pipeThrough(new DecompressionStream('gzip'))).text() : '';
}

/** Text of a file of Pagefind's; undefined for anything else. */
async function textOf(response: Response): Promise<string | undefined> {
  if (!response.ok) return undefined;
  const text = await unpack(response).catch(() => '');
  return text.startsWith(signature) ? text.slice(signature.length) : undefined;
}

/** Fetches a file once more, past all caches, if the copy that they have is damaged. */
async function fetchWhole(file: string): Promise<string | undefined> {
  const response = await fetch(file);
  return (
    (await textOf(response)) ??
    (response.ok ? textOf(await fetch(file, { cache: 'reload' })) : undefined)
  );
}

/**
 * Reads what the index keeps of a page, each page once. Pagefind's own `data()` unpacks in JavaScript
 * and makes excerpts and partial results, which this site makes itself: it took half of the time of a
 * search.
 *
 * @param address folder of the index, with a slash at the end.
 * @param baseUrl path before the addresses of pages, with a slash at the end.
 * @returns a function that takes the `id` of a result, and throws if its file is missing or is none
 *   of Pagefind's.
 */
export function pageLoader(
  address: string,
  baseUrl: string,
): (id: string) => Promise<PagefindFragment> {
  const pages = new Map<string, Promise<PagefindFragment>>();

  const load = async (id: string): Promise<PagefindFragment> => {
    const file = `${address}fragment/${id}.pf_fragment`;
    const text = await fetchWhole(file);
    if (text === undefined) throw new Error(`${file}  is not a page of the index`);
    const page = JSON.parse(text) as PagefindFragment;
    return { ...page, url: baseUrl + page.url.replace(/^\//, '') };
  };

  return (id) => {
    const known = pages.get(id);
    if (known) return known;
    const page = load(id);
    pages.set(id, page);
    // The next search asks again.
    page.catch(() => pages.delete(id));
    return page;
  };
}
