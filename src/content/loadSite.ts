import { createFiles } from './files';
import { loadNavigation } from './loadNavigation';
import { loadPages } from './loadPages';
import type { PageCache } from './pageCache';
import { routesOf } from './routes';
import type { SiteContent } from './site';
import { loadTranslations } from './translations/loadTranslations';

/** Reads everything that the checks look at. Content that can't be read is reported, not thrown. */
export async function loadSite(root: string, cache: PageCache): Promise<SiteContent> {
  const files = createFiles(root);
  const [navigation, pages] = await Promise.all([loadNavigation(files), loadPages(files, cache)]);
  const translations = await loadTranslations(files, pages, navigation, cache);
  return { files, navigation, pages, routes: routesOf(files, pages), translations };
}
