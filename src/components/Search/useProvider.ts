import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { createProvider } from '@site/src/search/providers';
import { pluginName, type SearchData } from '@site/src/search/searchData';
import type { SearchProvider } from '@site/src/search/types';

let provider: SearchProvider | undefined;

/** What the build says about search. */
export function useSearchData(): SearchData {
  return usePluginData(pluginName) as SearchData;
}

/** The site's search provider, one for as long as the tab lives: what it has loaded stays. */
export function useProvider(): SearchProvider {
  const data = useSearchData();
  const { siteConfig, i18n } = useDocusaurusContext();
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  provider ??= createProvider(data, { language, baseUrl: siteConfig.baseUrl });
  return provider;
}
