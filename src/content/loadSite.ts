import { createFiles } from './files';
import { loadNavigation } from './loadNavigation';
import { loadPages, type PageCache } from './loadPages';
import { getMdxParser } from './page/mdxParser';
import { routesOf } from './routes';
import type { SiteContent } from './site';

/** Reads everything that the checks look at. Content that can't be read is reported, not thrown. */
export async function loadSite(root: string, cache?: PageCache): Promise<SiteContent> {
  const files = createFiles(root);
  const [navigation, parseMdx] = await Promise.all([loadNavigation(files), getMdxParser()]);
  const pages = loadPages(files, parseMdx, cache);
  return { files, navigation, pages, routes: routesOf(files, pages) };
}
