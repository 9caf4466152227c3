import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import coreGroups from '@generated/navigation-labels/default/core.json';
import studioGroups from '@generated/navigation-labels/default/studio.json';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useState } from 'react';
import { nearestPages, type NearestPage } from '@site/src/navigation/nearestPages';
import type { WantedPage } from '@site/src/navigation/wantedPage';
import { pluginName, type SearchData } from '@site/src/search/searchData';
import {
  isSurelyMeant,
  mergeSuggestions,
  type Suggestion,
} from '@site/src/search/suggestions/mergeSuggestions';
import { wantedSubject } from '@site/src/search/suggestions/wantedSubject';
import type { PageHit } from '@site/src/search/types';

/** Milliseconds that a reader waits for the index before near addresses have to do. */
const patience = 4000;

/** What the navigation calls pages in the language of the site, by path. */
const labels = new Map(
  [...coreGroups, ...studioGroups].flatMap(({ pages }) =>
    pages.map(({ path, label }) => [path, label] as const),
  ),
);

function withLabel({ page, ...rest }: NearestPage): NearestPage {
  return { ...rest, page: { ...page, title: labels.get(`${page.pathname}/`) ?? page.title } };
}

/** Pages instead of one that does not exist. */
export interface PageSuggestions {
  /** Undefined while the index is asked. */
  readonly pages?: readonly Suggestion[];
  /** Whether the index is or was asked: keep room for what it finds. */
  readonly isSearched: boolean;
}

/**
 * Finds pages instead of one that does not exist: by their addresses if one is near enough, and else
 * by search as well. The static page is one for all addresses, so there are none before the browser
 * knows its own.
 */
export function usePageSuggestions({ pathname, locale }: WantedPage): PageSuggestions {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { baseUrl } = siteConfig;
  const data = usePluginData(pluginName) as SearchData;
  const isBrowser = useIsBrowser();
  const [found, setFound] = useState<{ pathname: string; pages: readonly PageHit[] }>();
  const near = isBrowser ? nearestPages(pathname).map(withLabel) : [];
  const subject = wantedSubject(pathname);
  const isSearched =
    isBrowser &&
    // Another language has an index of its own, and a service a price for each question.
    locale === i18n.currentLocale &&
    data.configuration.provider === 'pagefind' &&
    subject.queries.length > 0 &&
    // Near addresses are those of current releases.
    (subject.version !== undefined || !isSurelyMeant(near));

  useEffect(() => {
    if (!isSearched) return undefined;
    let isWanted = true;
    const settle = (pages: readonly PageHit[]): void => {
      if (isWanted) setFound({ pathname, pages });
      isWanted = false;
    };
    const timer = setTimeout(() => settle([]), patience);
    const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
    import('@site/src/search/suggestions/suggestPages')
      .then(({ suggestPages }) =>
        suggestPages(data, { language, baseUrl }, wantedSubject(pathname)),
      )
      .then(settle, () => settle([]));
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isSearched, pathname, data, i18n, baseUrl]);

  if (!isSearched) return { pages: mergeSuggestions(near, [], baseUrl), isSearched };
  const isSettled = found?.pathname === pathname;
  return { isSearched, ...(isSettled && { pages: mergeSuggestions(near, found.pages, baseUrl) }) };
}
