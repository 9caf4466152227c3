import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { removeBasePath, withTrailingSlash } from '../navigation/pathname';
import { productIds, type ProductId } from '../products';

/** A page of a product's documentation, in whatever release. */
export interface DocumentedPage {
  /** Path without base path, as navigation entries write it. */
  readonly pathname: string;
  readonly title: string;
  readonly description: string;
  readonly product: ProductId;
  /** Release that the page documents, for example `0.13.0`. */
  readonly version: string;
  /** True for the release that the product's own path serves. */
  readonly current: boolean;
  /** True for a translation; else the page is as it was written, whatever language is built. */
  readonly translated?: boolean;
  /** Label of the outermost group of the sidebar that the page is in, in the page's language. */
  readonly group?: string;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

function holds(item: SidebarItem, id: string): boolean {
  if (item.type === 'category') {
    return (
      (item.link?.type === 'doc' && item.link.id === id) ||
      item.items.some((inner) => holds(inner, id))
    );
  }
  return (item.type === 'doc' || item.type === 'ref') && item.id === id;
}

function groupOf({ sidebars }: LoadedVersion, id: string): string | undefined {
  const group = Object.values(sidebars)
    .flat()
    .find((item) => item.type === 'category' && holds(item, id));
  return group?.type === 'category' ? group.label : undefined;
}

/** Every page of documentation that readers are led to: all releases, tabs of guides included. */
export function documentedPages(allContent: AllContent, baseUrl: string): DocumentedPage[] {
  const content = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Partial<
    Record<ProductId, LoadedContent>
  >;
  return productIds.flatMap((product) =>
    (content[product]?.loadedVersions ?? []).flatMap((version) =>
      version.docs
        .filter(({ unlisted, draft }) => !unlisted && !draft)
        .map((doc) => {
          const path = withTrailingSlash(removeBasePath(doc.permalink, baseUrl));
          return {
            pathname: path.slice(0, -1),
            title: doc.title,
            description: doc.description,
            product,
            version: version.label,
            current: version.isLast,
            translated: doc.source.startsWith('@site/i18n/'),
            group: groupOf(version, doc.id),
          };
        }),
    ),
  );
}
