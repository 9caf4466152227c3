/**
 * Addresses of a page's scripts and stylesheets, in whatever language the page is.
 *
 * @param basePath of the site, with slashes at both ends.
 */
export function shellOf(html: string, basePath: string): string[] {
  const addresses = [...html.matchAll(/\s(?:src|href)=["']?([^\s"'>]+)/g)].map(
    ([, address = '']) => address,
  );
  return [...new Set(addresses)].filter(
    (address) => address.startsWith(basePath) && address.includes('/assets/'),
  );
}
