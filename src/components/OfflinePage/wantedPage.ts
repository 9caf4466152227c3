/**
 * Address of the page that was wanted, from the query of the offline page's address. Anybody can
 * write such a query, so nothing outside of the site is led to.
 *
 * @param search query with its `?`.
 * @returns pathname and query; undefined if there is none.
 */
export function wantedPage(search: string, origin: string, basePath: string): string | undefined {
  const value = new URLSearchParams(search).get('page');
  if (!value?.startsWith('/')) return undefined;
  try {
    const url = new URL(value, origin);
    return url.origin === origin && url.pathname.startsWith(basePath)
      ? url.pathname + url.search
      : undefined;
  } catch {
    return undefined;
  }
}
