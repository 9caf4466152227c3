import { createFiles } from './files';
import { loadNavigation } from './loadNavigation';
import { loadPages } from './loadPages';
import { loadStandalonePages } from './loadStandalonePages';
import type { PageReader } from './pageReader';
import { routesOf } from './routes';
import type { SiteContent } from './site';
import { loadTranslations } from './translations/loadTranslations';

/**
 * Reads everything that the checks look at. Content that can't be read is reported, not thrown.
 *
 * @param reader - What is known of pages; it is kept for the next run, and closed.
 */
export async function loadSite(root: string, reader: PageReader): Promise<SiteContent> {
  const files = createFiles(root);
  try {
    const [navigation] = await Promise.all([loadNavigation(files), reader.read(files)]);
    const pages = loadPages(files, reader.cache);
    const standalone = loadStandalonePages(files, reader.cache);
    const translations = await loadTranslations(files, pages, navigation, reader);
    reader.cache.save();
    const routes = routesOf(files, pages, standalone);
    return { files, navigation, pages, standalone, routes, translations };
  } finally {
    reader.close();
  }
}
