import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentCache } from '../../content/contentCache';
import { twinPath } from '../../navigation/pageFiles';
import { addBasePath, withTrailingSlash } from '../../navigation/pathname';
import { articleOf } from '../articleOf';
import { readContent, type RewriteAddress } from './readContent';
import { contentToMarkdown } from './toMarkdown';

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
function readText(article: Buffer, rewrite: RewriteAddress): MachineText | undefined {
  const { content, description = '' } = readContent(article.toString(), rewrite);
  const markdown = content && contentToMarkdown(content);
  const title = /^# (.+)$/m.exec(markdown ?? '')?.[1];
  return markdown && title ? { title, description, markdown } : undefined;
}

function remembered(
  article: Buffer,
  cache: ContentCache<MachineText> | undefined,
  read: () => MachineText | undefined,
): MachineText | undefined {
  const known = cache?.get(article);
  if (known) return known;
  const text = read();
  if (text) cache?.set(article, text);
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
  // One after another: all of them at once would take as much memory as the whole build. Nobody else
  // could go on meanwhile, so asking for each file and waiting would take longer and win nothing.
  for (const pathname of pathnames) {
    const file = path.join(site.outDir, pathname, 'index.html');
    const article = articleOf(readFileSync(file));
    const text = remembered(article, cache, () => readText(article, rewrite));
    if (!text) {
      const page = withTrailingSlash(pathname);
      throw new Error(`${page} has no text that Markdown can be made of -> render it as a doc`);
    }
    pages.push({ pathname, ...text });
  }
  return pages;
}
