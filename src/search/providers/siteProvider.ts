import { createProvider } from '.';
import type { SearchData } from '../searchData';
import type { SearchProvider } from '../types';
import type { ProviderSite } from './providerSite';

let provider: SearchProvider | undefined;

/** The site's search provider, one for as long as the tab lives: what it has loaded stays. */
export function siteProvider(data: SearchData, site: ProviderSite): SearchProvider {
  provider ??= createProvider(data, site);
  return provider;
}
