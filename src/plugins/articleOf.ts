/**
 * A built page without what stands around its text: navigation and table of contents make up most of
 * it, and reading them takes most of the time of those who want the text alone.
 *
 * @param html - Whole page, as Docusaurus writes it.
 * @returns the page with its head and nothing but the article in its body; the whole page if it has none.
 */
export function articleOf(html: string): string {
  const headEnd = html.indexOf('</head>');
  const start = html.indexOf('<article', headEnd);
  const end = html.lastIndexOf('</article>');
  if (headEnd < 0 || start < 0 || end < start) return html;
  return `${html.slice(0, headEnd)}</head><body>${html.slice(start, end)}</article></body></html>`;
}
