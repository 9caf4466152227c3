import { displayTitle } from '../../../navigation/title';
import type { NavigationPage } from '../../../navigation/types';
import { products } from '../../../products';
import { createRemainder, type RemainderOf } from '../../../translations/sameText';
import type { SiteContent, SiteNavigation } from '../../site';

/** Groups whose pages are named after what the packages call it. */
const REFERENCE_GROUPS = ['/core/api', '/studio/reference/components'];

function namesBelow(pages: readonly NavigationPage[], isReference: boolean): string[] {
  return pages.flatMap((page) => {
    const isInside = isReference || REFERENCE_GROUPS.includes(page.pathname);
    const inside = namesBelow(page.children ?? [], isInside);
    return isReference && !page.children ? [displayTitle(page)] : inside;
  });
}

/** False while the navigation spec can't be read, and with it the names that are the same everywhere. */
export function areNamesKnown({ problems }: SiteNavigation): boolean {
  return problems.length === 0;
}

/** Names of the products, and of the exports and components that the reference has a page about. */
function namesOf({ trees }: SiteNavigation): string[] {
  return [
    'Toolpad',
    ...Object.values(products).map(({ name }) => name),
    ...Object.values(trees).flatMap((tree) => namesBelow(tree as readonly NavigationPage[], false)),
  ];
}

/** For each language, what of an English text it has to translate: nothing while names are not known. */
export function remainders({
  navigation,
  translations,
}: SiteContent): (language: string) => RemainderOf {
  const nothing: RemainderOf = () => ({ text: '', used: [] });
  if (!areNamesKnown(navigation)) {
    return () => nothing;
  }
  const names = namesOf(navigation);
  const known = new Map<string, RemainderOf>();
  return (language) => {
    const glossary = translations.glossaries.get(language);
    if (glossary?.isReadable === false) {
      return nothing;
    }
    const remainderOf = known.get(language) ?? createRemainder(names, glossary);
    known.set(language, remainderOf);
    return remainderOf;
  };
}
