import type { Problem } from '../problem';
import type { Check, SiteContent } from '../site';
import { admonitions } from './admonitions';
import { attributes } from './attributes';
import { components } from './components';
import { shownDemos } from './demos';
import { emptyPages } from './emptyPages';
import { missingExports } from './exports';
import { fences } from './fences';
import { standaloneFrontMatter } from './frontMatter';
import { headings } from './headings';
import { images } from './images';
import { imports } from './imports';
import { pageLinks } from './links';
import { media } from './media';
import { rawMedia } from './rawMedia';
import { readability } from './readability';
import { shownScreenshots } from './screenshots';
import { titles } from './titles';
import { unsafeMarkup } from './unsafeMarkup';

/** Rules of documentation that hold for every page of Markdown. */
const rules: readonly Check[] = [
  readability,
  standaloneFrontMatter,
  titles,
  emptyPages,
  headings,
  fences,
  admonitions,
  components,
  attributes,
  imports,
  missingExports,
  shownDemos,
  images,
  media,
  rawMedia,
  shownScreenshots,
  unsafeMarkup,
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
