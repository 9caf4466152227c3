import { translationLanguages } from '../../../translations/languages';
import type { PageBody } from '../../page/types';
import type { Problem } from '../../problem';
import type { Check, Page, SiteContent } from '../../site';
import type { TranslatedPage } from '../../translations/types';
import { admonitions } from '../admonitions';
import { attributes } from '../attributes';
import { attributesOfComponents } from '../componentAttributes';
import { components } from '../components';
import { shownDemos } from '../demos';
import { emptyPages } from '../emptyPages';
import { fences } from '../fences';
import { frontMatter } from '../frontMatter';
import { headings } from '../headings';
import { images } from '../images';
import { imports } from '../imports';
import { pageLinks } from '../links';
import { readability } from '../readability';
import { shownScreenshots } from '../screenshots';
import { unsafeMarkup } from '../unsafeMarkup';

/** Rules of English pages that hold in every language, and look at pages one by one. */
const rules: readonly Check[] = [
  readability,
  frontMatter,
  emptyPages,
  headings,
  fences,
  admonitions,
  components,
  attributes,
  attributesOfComponents,
  imports,
  shownDemos,
  images,
  shownScreenshots,
  unsafeMarkup,
];

/** What other rules say of translations, with the English text at hand. */
const elsewhere = ['content/heading-id', 'translation/malformed-stamp'];

/** The key with the stamps is for translations alone, so the rule of English pages does not know it. */
function withoutStamps(page: Page): Page {
  if (!page.frontMatter) {
    return page;
  }
  const { translation: _stamps, ...fields } = page.frontMatter;
  return { ...page, frontMatter: fields };
}

/** Headings and elements of both: a translation that is behind lacks some that links may name. */
function withAnchors(body: PageBody, { english }: TranslatedPage): PageBody {
  return {
    ...body,
    headings: [...body.headings, ...(english.body?.headings ?? [])],
    elements: [...body.elements, ...(english.body?.elements ?? [])],
  };
}

/**
 * Links of translations. Docusaurus takes a page that is not translated from English, and finds the
 * file that a link names in either folder, so a translation stands in the place of its English page.
 */
function links(translated: readonly TranslatedPage[], site: SiteContent): Problem[] {
  const stand = translated.flatMap((translation): [TranslatedPage, Page][] => {
    const { page, english } = translation;
    return page.body
      ? [[translation, { ...english, body: withAnchors(page.body, translation) }]]
      : [];
  });
  const routes = new Map([
    ...site.routes,
    ...stand.map(([, page]): [string, Page] => [page.pathname, page]),
  ]);
  return stand.flatMap(([{ page }, inPlace]) =>
    pageLinks(inPlace, { ...site, routes }).map((problem) => ({ ...problem, file: page.file })),
  );
}

/** What holds for English pages and for translations alike: by the rules for English pages. */
export function markup(site: SiteContent): Problem[] {
  const found = translationLanguages.flatMap((language) => {
    const translated = site.translations.pages.filter((page) => page.language === language);
    const pages = translated.map(({ page }) => withoutStamps(page));
    return translated.length > 0
      ? [...rules.flatMap((rule) => rule({ ...site, pages })), ...links(translated, site)]
      : [];
  });
  return found
    .filter(({ code }) => !elsewhere.includes(code))
    .map((problem) => ({ ...problem, code: 'translation/broken-markup' }));
}
