import { useStorageSlot } from '@docusaurus/theme-common';

const maxCount = 5;

/** Reads what was stored; whatever is not a list of texts counts as none. */
export function parseRecent(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((item) => typeof item === 'string' && item !== '').slice(0, maxCount);
  } catch {
    return [];
  }
}

/** The list with a query in front, once, whatever its case. */
export function withRecent(recent: readonly string[], query: string): string[] {
  const text = query.trim();
  if (text === '') return [...recent];
  const others = recent.filter((item) => item.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, maxCount);
}

/** Queries that led to a page, latest first. The browser keeps them; they go nowhere else. */
export interface RecentSearches {
  readonly recent: readonly string[];
  readonly add: (query: string) => void;
  readonly clear: () => void;
}

/** The reader's recent searches. */
export function useRecentSearches(): RecentSearches {
  const [stored, slot] = useStorageSlot('recentSearches');
  const recent = parseRecent(stored);
  return {
    recent,
    add: (query) => slot.set(JSON.stringify(withRecent(recent, query))),
    clear: () => slot.del(),
  };
}
