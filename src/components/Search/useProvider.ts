import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { siteProvider } from '@site/src/search/providers/siteProvider';
import { pluginName, type SearchData } from '@site/src/search/searchData';
import type { SearchProvider } from '@site/src/search/types';

/** What the build says about search. */
export function useSearchData(): SearchData {
  return usePluginData(pluginName) as SearchData;
}

/** The site's search provider. */
export function useProvider(): SearchProvider {
  const data = useSearchData();
  const { siteConfig, i18n } = useDocusaurusContext();
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return siteProvider(data, { language, baseUrl: siteConfig.baseUrl });
}
