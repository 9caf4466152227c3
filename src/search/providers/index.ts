import type { PagefindModule } from '../engine/pagefindApi';
import { archiveFolder, indexFolder } from '../indexFiles';
import type { SearchData } from '../searchData';
import type { SearchProvider } from '../types';
import { algoliaProvider } from './algolia';
import { pagefindProvider } from './pagefind';
import type { ProviderSite } from './providerSite';
import { typesenseProvider } from './typesense';

/** The provider that the site was built for. */
export function createProvider(
  { configuration, archives, pageCount }: SearchData,
  site: ProviderSite,
): SearchProvider {
  if (configuration.provider === 'algolia') return algoliaProvider(configuration, site);
  if (configuration.provider === 'typesense') return typesenseProvider(configuration, site);
  const attempts = new Map<string, number>();
  const loadModule = (address: string): Promise<PagefindModule> => {
    // Browsers remember a module, and that one could not be loaded: another attempt has another name.
    const attempt = attempts.get(address) ?? 0;
    attempts.set(address, attempt + 1);
    const suffix = attempt > 0 ? `?ts=${Date.now()}` : '';
    // Written after the bundles, so the bundler can't know it.
    return import(
      /* webpackIgnore: true */ `${address}pagefind.js${suffix}`
    ) as Promise<PagefindModule>;
  };
  return pagefindProvider((version) => {
    const folder = version === undefined ? indexFolder : archiveFolder(version);
    const archive = archives.find((known) => known.version === version);
    const address = `${site.baseUrl}${folder}/`;
    return {
      address,
      baseUrl: site.baseUrl,
      loadModule: () => loadModule(address),
      language: site.language,
      pageCount: archive?.pageCount ?? pageCount,
    };
  });
}
