import { createContext } from 'react';

/** What the reader typed into the filter of the table, in lower case; empty for all rows. */
export const NameFilter = createContext('');

/** True for a row that the filter leaves. */
export function matchesFilter(name: string, filter: string): boolean {
  return name.toLowerCase().includes(filter);
}
