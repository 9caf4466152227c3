/** Host of font stylesheets in projects that have left this site. */
const FONT_HOST = 'https://fonts.googleapis.com';

/** Elements for the head of a page that load a demo's font stylesheets. */
export function fontLinks(paths: readonly string[]): string[] {
  return paths.map((path) => {
    const href = new URL(path, FONT_HOST).href.replace(/&/g, '&amp;');
    return `<link rel="stylesheet" href="${href}" />`;
  });
}
