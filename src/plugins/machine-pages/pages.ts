import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import type { ContentCache } from '../../content/contentCache';
import { twinPath } from '../../navigation/pageFiles';
import { addBasePath, withTrailingSlash } from '../../navigation/pathname';
import { articleOf } from '../articleOf';
import { pageToMarkdown, type RewriteAddress } from './toMarkdown';

/** A page of the documentation as programs read it. */
export interface MachinePage {
  /** Path of the page, as navigation entries write it. */
  readonly pathname: string;
  readonly title: string;
  readonly description: string;
  /** Whole text, from its heading on, as Markdown. */
  readonly markdown: string;
}

/** Where a build is and where it is going to be served. */
export interface BuiltSite {
  /** Folder with the pages of one language. */
  readonly outDir: string;
  /** Origin, without a slash at its end. */
  readonly siteUrl: string;
  /** Base path of the language, for example `/toolpad/` or `/toolpad/pt/`. */
  readonly baseUrl: string;
}

/** Whole address of a page's Markdown. */
export function twinAddress(pathname: string, { siteUrl, baseUrl }: BuiltSite): string {
  return siteUrl + addBasePath(twinPath(pathname), baseUrl);
}

/** Links between pages lead from Markdown to Markdown; other addresses become whole ones. */
function createRewrite(site: BuiltSite, pathnames: ReadonlySet<string>) {
  const prefix = site.baseUrl.replace(/\/$/, '');
  return (address: string): string => {
    if (!address.startsWith('/')) {
      return address;
    }
    const { pathname, hash } = new URL(address, site.siteUrl);
    const page = pathname.startsWith(`${prefix}/`)
      ? pathname.slice(prefix.length).replace(/\/$/, '')
      : '';
    return pathnames.has(page) ? twinAddress(page, site) + hash : site.siteUrl + address;
  };
}

/** What a page says, wherever it stands. */
export type MachineText = Omit<MachinePage, 'pathname'>;

/** @returns nothing for a page without documentation. */
function readText(article: string, rewrite: RewriteAddress): MachineText | undefined {
  const tree = fromHtml(article);
  const description = select('meta[name="description"]', tree)?.properties.content;
  const markdown = pageToMarkdown(tree, rewrite);
  const title = /^# (.+)$/m.exec(markdown ?? '')?.[1];
  return markdown && title
    ? { title, description: String(description ?? ''), markdown }
    : undefined;
}

function remembered(
  article: string,
  cache: ContentCache<MachineText> | undefined,
  read: () => MachineText | undefined,
): MachineText | undefined {
  const bytes = Buffer.from(article);
  const known = cache?.get(bytes);
  if (known) return known;
  const text = read();
  if (text) cache?.set(bytes, text);
  return text;
}

/**
 * Reads built pages.
 *
 * @param pathnames - Of all pages that have Markdown, on whatever product.
 * @param cache - What articles were read as before, with the same addresses.
 * @throws if one has no page in the build, or one without documentation.
 */
export async function readBuiltPages(
  site: BuiltSite,
  pathnames: readonly string[],
  cache?: ContentCache<MachineText>,
): Promise<MachinePage[]> {
  const rewrite = createRewrite(site, new Set(pathnames));
  const pages: MachinePage[] = [];
  // One after another: all of them at once would take as much memory as the whole build.
  for (const pathname of pathnames) {
    const file = path.join(site.outDir, pathname, 'index.html');
    const article = articleOf(await readFile(file, 'utf8'));
    const text = remembered(article, cache, () => readText(article, rewrite));
    if (!text) {
      const page = withTrailingSlash(pathname);
      throw new Error(`${page} has no text that Markdown can be made of -> render it as a doc`);
    }
    pages.push({ pathname, ...text });
  }
  return pages;
}
