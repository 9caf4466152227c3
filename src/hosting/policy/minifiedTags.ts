import { getHtmlMinifier } from '@docusaurus/bundler';
import type { PageTags } from './builtScripts';

/** What stands between two tags of a document. */
function between(html: string, start: string, end: string): string {
  return html.slice(html.indexOf(start) + start.length, html.lastIndexOf(end));
}

/**
 * The tags that plugins put into every page, minified. Scripts among them are a fifth of what comes
 * with a page, and the only part that is worth it: the rest, minified, is as many bytes of brotli.
 */
export async function minifyTags(tags: PageTags): Promise<PageTags> {
  const { minify } = await getHtmlMinifier({ type: 'swc' });
  const head = async (html: string): Promise<string> => {
    const { code } = await minify(`<!doctype html><html><head>${html}</head><body></body></html>`);
    return between(code, '<head>', '</head>');
  };
  const body = async (html: string): Promise<string> => {
    const { code } = await minify(`<!doctype html><html><head></head><body>${html}</body></html>`);
    return between(code, '<body>', '</body>');
  };
  return {
    headTags: await head(tags.headTags),
    preBodyTags: await body(tags.preBodyTags),
    postBodyTags: await body(tags.postBodyTags),
  };
}

/**
 * Puts minified tags into the place of those of a page. A page that was minified as a whole has none
 * of the former, and stays as it is.
 */
export function replaceTags(html: string, from: PageTags, to: PageTags): string {
  const names = ['headTags', 'preBodyTags', 'postBodyTags'] as const;
  return names.reduce(
    (page, name) => (from[name] ? page.replace(from[name], () => to[name]) : page),
    html,
  );
}
