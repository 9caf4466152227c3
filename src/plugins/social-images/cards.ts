import { navigation } from '../../navigation';
import { ancestorsOf } from '../../navigation/flatten';
import { docsTabOf } from '../../navigation/pathname';
import { displayTitle } from '../../navigation/title';
import { currentVersion, productHome, productIds, products, type ProductId } from '../../products';
import { defaultLanguage } from '../../translations/languages';
import type { DocumentedPage } from '../documentedPages';
import type { PreviewCard } from './previewCard';

/** Cards by the pathname of their page. */
export type PreviewCards = ReadonlyMap<string, PreviewCard>;

/** What is said of the site in the language that is built. */
export interface SiteTexts {
  readonly language: string;
  readonly title: string;
  readonly tagline: string;
  /** What each product is, in a few words. */
  readonly metadata: Readonly<Record<ProductId, string>>;
}

/** The group as it is called where the page is written, which is the group of the sidebar in English. */
function writtenGroup({ product, pathname, group }: DocumentedPage): string | undefined {
  const [outermost] = ancestorsOf(navigation[product], pathname);
  return outermost ? displayTitle(outermost) : group;
}

/** A page that is not translated has the card of the English page, and so its picture. */
function docCard(page: DocumentedPage, language: string): PreviewCard {
  const { title, product, version, translated } = page;
  return {
    language: translated ? language : defaultLanguage,
    title,
    products: [product],
    name: `${products[product].name} ${version}`,
    group: translated ? page.group : writtenGroup(page),
  };
}

function startCards({ language, title, tagline, metadata }: SiteTexts): [string, PreviewCard][] {
  const start = { language, title: tagline, products: productIds, name: title };
  const homes = productIds.map((id): [string, PreviewCard] => {
    const name = `${products[id].name} ${currentVersion(id).text}`;
    return [productHome(id), { language, title: metadata[id], products: [id], name }];
  });
  return [['/', start], ...homes];
}

/** What the pictures of all pages say. Tabs share the picture of their page. */
export function previewCards(pages: readonly DocumentedPage[], site: SiteTexts): PreviewCards {
  const docs = pages
    .filter(({ pathname }) => !docsTabOf(pathname))
    .map((page): [string, PreviewCard] => [page.pathname, docCard(page, site.language)]);
  return new Map([...startCards(site), ...docs]);
}
