/**
 * A path as sections are sorted by: all spellings that the router takes for the same page are one.
 *
 * @param pathname with escapes decoded, or without any.
 */
export function comparablePath(pathname: string): string {
  return pathname
    .trim()
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');
}
