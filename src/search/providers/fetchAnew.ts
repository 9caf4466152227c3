/**
 * Fetches the files of an index that this page has loaded past all caches, which take them in: a copy
 * that is damaged would be all that is found with each attempt.
 *
 * @param address - Address of the folder with the index, with a slash at the end.
 */
export async function fetchAnew(address: string): Promise<void> {
  const folder = new URL(address, globalThis.location?.href).href;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    // Pages of the index are fetched anew one by one; what has a query comes past caches as it is.
    .filter((name) => name.startsWith(folder) && !/\?|\.pf_fragment$/.test(name));
  await Promise.allSettled([...new Set(files)].map((file) => fetch(file, { cache: 'reload' })));
}
