/** Endings of what pages, feeds, and programs load: none of them shows the 404 page to anybody. */
const endings = [
  ...['js', 'mjs', 'css', 'map', 'wasm', 'json', 'jsonld', 'webmanifest'],
  ...['txt', 'md', 'xml', 'xsl', 'rss', 'atom'],
  ...['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'avif', 'ico', 'mp4', 'webm', 'mp3'],
  ...['woff', 'woff2', 'ttf', 'otf', 'pdf', 'zip', 'gz', 'br'],
  ...['pagefind', 'pf_\\w+'],
];

/**
 * Pattern, without regard to case, of addresses that ask for a file: if it is not there, a line says so.
 * With other dots, such as those of releases and of names like `foo.bar`, somebody asks for a page.
 */
export const filePattern = `\\.(?:${endings.join('|')})$`;
