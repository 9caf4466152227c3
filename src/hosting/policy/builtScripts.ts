import { getHtmlMinifier } from '@docusaurus/bundler';
import type { Props } from '@docusaurus/types';
import { inlineCode } from './inlineCode';

/** Tags that plugins put into every page, as HTML. */
export type PageTags = Pick<Props, 'headTags' | 'preBodyTags' | 'postBodyTags'>;

const scriptsOf = (html: string): string[] =>
  inlineCode(html)
    .filter(({ kind }) => kind === 'script')
    .map(({ text }) => text);

/** Texts of the inline scripts among tags, as they were written. */
export function writtenScripts({ headTags, preBodyTags, postBodyTags }: PageTags): string[] {
  return [headTags, preBodyTags, postBodyTags].flatMap(scriptsOf);
}

/**
 * Texts that the same scripts have in built pages: minified, neighbors joined. The minifier is asked
 * itself, with the tags as every page has them.
 */
export async function builtScripts(tags: PageTags): Promise<string[]> {
  const { headTags, preBodyTags, postBodyTags } = tags;
  // By `future.faster.swcHtmlMinimizer` of the configuration.
  const { minify } = await getHtmlMinifier({ type: 'swc' });
  const { code } = await minify(
    `<!DOCTYPE html><html><head><meta charset="UTF-8">${headTags}</head>` +
      `<body>${preBodyTags}<div></div>${postBodyTags}</body></html>`,
  );
  return scriptsOf(code);
}
