import type { PageBody } from '../page/types';
import type { Problem } from '../problem';
import type { Check, Page, SiteContent } from '../site';
import { attributesOfComponents } from './componentAttributes';
import { shownDemos } from './demos';
import { pageLinks } from './links';
import { partRules } from './partRules';
import { shownScreenshots } from './screenshots';

/** Rules that hold for any part of a page. */
const rules: readonly Check[] = [
  ...partRules,
  attributesOfComponents,
  shownDemos,
  shownScreenshots,
];

/** Links to a section of the page itself, which may be what can't be read. */
function withoutOwnSections(rest: PageBody): PageBody {
  return { ...rest, links: rest.links.filter(({ url }) => !url.trim().startsWith('#')) };
}

/** What may be wrong only because something is left out. */
const consequences = ['content/empty-admonition'];

/** What is wrong on a page beside its MDX: all of it is to be mended in one go. */
export function restOfPages(site: SiteContent): Problem[] {
  const pages = site.pages.flatMap((page): Page[] =>
    page.rest ? [{ ...page, body: withoutOwnSections(page.rest) }] : [],
  );
  return [
    ...rules.flatMap((rule) => rule({ ...site, pages })),
    ...pages.flatMap((page) => pageLinks(page, site)),
  ].filter(({ code }) => !consequences.includes(code));
}
