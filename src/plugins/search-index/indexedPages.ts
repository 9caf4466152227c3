import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';
import { isPageType, type PageType } from '../../content/pageKinds';
import { docsTabOf, removeBasePath, withTrailingSlash } from '../../navigation/pathname';
import { productIds, type ProductId } from '../../products';
import { synonymsFor } from '../../search/indexing/keywords';
import type { IndexedPage } from '../../search/indexing/pageDocument';
import { versionKey, type SearchKind } from '../../search/types';

const kinds: Readonly<Record<PageType, SearchKind>> = {
  overview: 'guide',
  concept: 'guide',
  component: 'component',
  tutorial: 'how-to',
  'how-to': 'how-to',
  reference: 'reference',
};

type Version = DocsContent['loadedVersions'][number];
type Doc = Version['docs'][number];

function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Names of the exports that a guide's tabs describe. */
function tabNames(apiTabs: unknown): string[] {
  return typeof apiTabs === 'object' && apiTabs ? Object.values(apiTabs).flatMap(stringsOf) : [];
}

function indexedDoc(doc: Doc, product: ProductId, version: Version, baseUrl: string): IndexedPage {
  const { keywords, apiTabs, pageType } = doc.frontMatter as Record<string, unknown>;
  const slug = (doc.permalink.split('/').filter(Boolean).at(-1) ?? '').replaceAll('-', ' ');
  const names = [...new Set([...stringsOf(keywords), ...tabNames(apiTabs), slug])];
  const topics = [doc.title, String(doc.frontMatter.sidebar_label ?? ''), ...names];
  return {
    // Addresses get their slash later than this.
    url: withTrailingSlash(removeBasePath(doc.permalink, baseUrl)),
    title: doc.title,
    description: doc.description,
    keywords: [...new Set([...names, ...synonymsFor(topics)])],
    product,
    kind: isPageType(pageType) ? kinds[pageType] : undefined,
    ...(!version.isLast && { archive: versionKey(product, version.label) }),
  };
}

function docsOf(content: DocsContent, product: ProductId, baseUrl: string): IndexedPage[] {
  return content.loadedVersions.flatMap((version) =>
    version.docs
      // Tabs show what reference pages have, and are views of their guide. Unlisted pages stay so.
      .filter((doc) => !docsTabOf(doc.permalink) && !doc.unlisted && !doc.draft)
      .map((doc) => indexedDoc(doc, product, version, baseUrl)),
  );
}

/** Start pages of the site and its products. What else is a page without documentation is no answer. */
function startPages(content: PagesContent, baseUrl: string): IndexedPage[] {
  return content.flatMap(({ permalink }): IndexedPage[] => {
    const url = withTrailingSlash(removeBasePath(permalink, baseUrl));
    const product = productIds.find((id) => url === `/${id}/`);
    if (url !== '/' && !product) return [];
    return [{ url, keywords: [], kind: 'guide', ...(product && { product }) }];
  });
}

/** All pages that search finds, in the order of their addresses. */
export function indexedPages(allContent: AllContent, baseUrl: string): IndexedPage[] {
  const docs = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, DocsContent>;
  const { default: pages } = (allContent['docusaurus-plugin-content-pages'] ?? {}) as Record<
    string,
    PagesContent | undefined
  >;
  return [
    ...productIds.flatMap((id) => (docs[id] ? docsOf(docs[id], id, baseUrl) : [])),
    ...(pages ? startPages(pages, baseUrl) : []),
  ].sort((a, b) => (a.url < b.url ? -1 : 1));
}
