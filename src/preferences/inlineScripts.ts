import type { LoadContext } from '@docusaurus/types';
import { preferencesHeadScript } from './headScript';
import { themeModeScript } from './themeModeScript';

type Site = Pick<LoadContext, 'siteStorage'>;

/** Script for the start of the body: once more, after Docusaurus' own has set the mode unchecked. */
export function bodyPreferences({ siteStorage }: Site): string {
  return themeModeScript({ type: siteStorage.type, key: `theme${siteStorage.namespace}` });
}

/** Script for the head of every page: applies the reader's preferences before the first paint. */
export function headPreferences(site: Site): string {
  return preferencesHeadScript + bodyPreferences(site);
}
