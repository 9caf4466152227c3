import { productIds } from '../products';
import type { SiteContent } from './site';
import { uncheckedPages } from './uncheckedPages';

/**
 * What was not looked at because something that it depends on can't be read: nothing is said about
 * what can't be known, so a reader has to know that it was left out.
 */
export function uncheckedParts(site: SiteContent): string[] {
  const { navigation, translations, reference } = site;
  const unknown = productIds.filter((product) => !navigation.products.has(product));
  const isNavigationSound = navigation.problems.length === 0;
  const areStringsKnown = translations.problems.length === 0;
  return [
    ...uncheckedPages(site),
    ...unknown.map((product) => `the pages of ${product} against its navigation`),
    ...(reference?.isComplete === false ? ['the API reference and links to it'] : []),
    ...(isNavigationSound ? [] : ['translations of the navigation']),
    ...(areStringsKnown ? [] : ['translations of the interface']),
  ];
}
