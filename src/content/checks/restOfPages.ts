import type { PageBody } from '../page/types';
import type { Problem } from '../problem';
import type { Check, Page, SiteContent } from '../site';
import { admonitions } from './admonitions';
import { attributes } from './attributes';
import { attributesOfComponents } from './componentAttributes';
import { components } from './components';
import { shownDemos } from './demos';
import { fences } from './fences';
import { images } from './images';
import { imports } from './imports';
import { pageLinks } from './links';
import { media } from './media';
import { rawMedia } from './rawMedia';
import { shownScreenshots } from './screenshots';
import { unsafeMarkup } from './unsafeMarkup';

/** Rules that look at one thing of a page after the other, and so hold for any part of it. */
const rules: readonly Check[] = [
  fences,
  admonitions,
  components,
  attributes,
  attributesOfComponents,
  imports,
  shownDemos,
  images,
  media,
  rawMedia,
  shownScreenshots,
  unsafeMarkup,
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
