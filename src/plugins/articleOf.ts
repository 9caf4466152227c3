/** Tags of scripts and styles, whose names change with any page of the site. */
const fileTags =
  /<script\b[^>]*\bsrc=[^>]*><\/script>|<link\b[^>]*\brel="?(?:preload|stylesheet)\b[^>]*>/g;

/** Letters stand for bytes: those of the text come out as they were. */
const withoutFiles = (head: Buffer): Buffer =>
  Buffer.from(head.toString('latin1').replace(fileTags, ''), 'latin1');

/**
 * A built page without what stands around its text: navigation and table of contents make up most of
 * it, and reading them takes most of the time of those who want the text alone. In bytes, so that they
 * are not even decoded.
 *
 * @param page - Whole page, as Docusaurus writes it.
 * @returns the page with its head, but for the files that it names, and nothing but the article in its
 *   body: what was made of it before is right for as long as it is the same. The whole page if it has none.
 */
export function articleOf(page: Buffer): Buffer {
  const headEnd = page.indexOf('</head>');
  const start = page.indexOf('<article', Math.max(headEnd, 0));
  const end = page.lastIndexOf('</article>');
  if (headEnd < 0 || start < 0 || end < start) return page;
  return Buffer.concat([
    withoutFiles(page.subarray(0, headEnd)),
    Buffer.from('</head><body>'),
    page.subarray(start, end),
    Buffer.from('</article></body></html>'),
  ]);
}
