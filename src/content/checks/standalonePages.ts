import type { Problem } from '../problem';
import type { Check, SiteContent } from '../site';
import { attributesOfComponents } from './componentAttributes';
import { shownDemos } from './demos';
import { emptyPages } from './emptyPages';
import { missingExports } from './exports';
import { standaloneFrontMatter } from './frontMatter';
import { headings } from './headings';
import { pageLinks } from './links';
import { partRules } from './partRules';
import { readability } from './readability';
import { shownScreenshots } from './screenshots';
import { titles } from './titles';

/** Rules of documentation that hold for every page of Markdown. */
const rules: readonly Check[] = [
  readability,
  standaloneFrontMatter,
  titles,
  emptyPages,
  headings,
  ...partRules,
  attributesOfComponents,
  missingExports,
  shownDemos,
  shownScreenshots,
];

/** Such a page has its title as a heading in the text. */
const elsewhere = ['content/second-h1'];

/** Markdown of `src/pages`, in all languages. */
export function standalone(site: SiteContent): Problem[] {
  const pages = site.standalone;
  return [
    ...rules.flatMap((rule) => rule({ ...site, pages })),
    ...pages.flatMap((page) => pageLinks(page, site)),
  ].filter(({ code }) => !elsewhere.includes(code));
}
