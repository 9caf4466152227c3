import type { PagefindModule } from '../engine/pagefindApi';
import { indexFolder } from '../indexFiles';
import type { SearchData } from '../searchData';
import type { SearchProvider } from '../types';
import { algoliaProvider } from './algolia';
import { pagefindProvider } from './pagefind';
import type { ProviderSite } from './providerSite';
import { typesenseProvider } from './typesense';

/** The provider that the site was built for. */
export function createProvider(
  { configuration, versions, pageCount }: SearchData,
  site: ProviderSite,
): SearchProvider {
  if (configuration.provider === 'algolia') return algoliaProvider(configuration, site);
  if (configuration.provider === 'typesense') return typesenseProvider(configuration, site);
  const address = `${site.baseUrl}${indexFolder}/`;
  let attempt = 0;
  return pagefindProvider({
    address,
    loadModule: () => {
      // Browsers may remember that a module could not be loaded: another attempt has another name.
      const suffix = attempt > 0 ? `?attempt=${attempt}` : '';
      attempt += 1;
      // Written after the bundles, so the bundler can't know it.
      return import(
        /* webpackIgnore: true */ `${address}pagefind.js${suffix}`
      ) as Promise<PagefindModule>;
    },
    language: site.language,
    pageCount,
    versions,
  });
}
