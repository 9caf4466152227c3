import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { productIds, products, type ProductId } from '../products';
import { searchIndex, type SearchIndex } from '../search/engine';
import { versionKey, type PageHit, type TextSegment } from '../search/types';
import { NotFoundError } from './builtPages';

/** How many pages a search names. */
export const searchLimits = { usual: 5, most: 10 } as const;

/** What a client searches for. */
export interface DocsQuery {
  readonly query: string;
  readonly product?: string;
  /** Release, for example `0.13.0`. */
  readonly version?: string;
  readonly limit: number;
}

const textOf = (segments: readonly TextSegment[]): string =>
  segments.map(({ text }) => text).join('');

function describe({ title, url, excerpt, sections }: PageHit): string {
  const lines = sections.map((section) => `  - ${textOf(section.title)}: ${section.url}`);
  return [`- ${textOf(title)}: ${url}`, `  ${textOf(excerpt).trim()}`, ...lines].join('\n');
}

/** Where to search. */
interface Scope {
  readonly product?: ProductId;
  /** Key of an archived release; the current ones have an index of their own. */
  readonly archive?: string;
}

/** A release that only one product has says which product is meant. */
function scopeOf({ product, version }: DocsQuery): Scope {
  const candidates = productIds.filter((id) => product === undefined || id === product);
  const [chosen] = product === undefined ? [] : candidates;
  if (!version) return { product: chosen };
  const releases = candidates.flatMap((id) =>
    products[id].versions.map((release) => ({ id, ...release })),
  );
  const matching = releases.filter(({ text }) => text === version);
  const [only, another] = matching;
  if (!only) {
    const known = releases.map(({ id, text }) => `${text} of ${id}`).join(', ');
    throw new NotFoundError(`version  "${version}" is not documented -> use ${known}`);
  }
  if (!only.current) return { product: only.id, archive: versionKey(only.id, version) };
  return { product: another ? chosen : only.id };
}

/**
 * Searches as the site does.
 *
 * @param openIndex opens the index of the current releases, or that of an archived one by its key.
 * @throws {@link NotFoundError} if the wanted release is not documented.
 */
export async function searchDocs(
  openIndex: (version?: string) => Promise<SearchIndex>,
  request: DocsQuery,
): Promise<CallToolResult> {
  const { query, limit } = request;
  const { product, archive } = scopeOf(request);
  const { pages, suggestion } = await searchIndex(await openIndex(archive), {
    query,
    // An archive holds one release of one product.
    filters: archive ? {} : { product },
    limit,
  });
  const meant = suggestion ? [`Searched for "${suggestion}".`] : [];
  const found =
    pages.length > 0 ? pages.map(describe) : [`Nothing found for "${query}". Try fewer words.`];
  return { content: [{ type: 'text', text: [...meant, ...found].join('\n') }] };
}
