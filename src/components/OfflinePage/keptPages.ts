import { splitLanguagePrefix, type SiteRouting } from '@site/src/navigation/pathname';
import { cacheNames } from '@site/src/service-worker/cacheNames';

/** A page that can be read without a connection. */
export interface KeptPage {
  readonly pathname: string;
  readonly title: string;
}

/** Pages that are looked into for their titles: the cache keeps more than a list needs. */
const maximum = 60;

/** Title of a page from its document, without the site's name. */
export function titleOf(html: string): string | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return page.querySelector('h1')?.textContent?.trim() || undefined;
}

/**
 * Lists the pages in the reader's language that the service worker keeps, by title.
 *
 * @returns nothing where there are no caches.
 */
export async function keptPages(locale: string, routing: SiteRouting): Promise<KeptPage[]> {
  try {
    const cache = await caches.open(cacheNames.pages);
    const entries = (await cache.keys()).filter(
      ({ url }) => splitLanguagePrefix(new URL(url).pathname, routing).locale === locale,
    );
    const pages = await Promise.all(
      // The last ones were kept last.
      entries.slice(-maximum).map(async (request) => {
        const { pathname } = new URL(request.url);
        const html = await (await cache.match(request))?.text();
        return { pathname, title: titleOf(html ?? '') ?? pathname };
      }),
    );
    return pages.sort((a, b) => a.title.localeCompare(b.title, locale));
  } catch {
    return [];
  }
}
