import Link from '@docusaurus/Link';
import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import { useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { sidebarTrail } from '@site/src/components/sidebarTrail';
import { foldDocsTab } from '@site/src/navigation/pathname';
import { productHome, products, type ProductId } from '@site/src/products';

// Change: starts at the product, folds docs tabs into their page, and gives every address its trailing slash.
export default function DocBreadcrumbs(): ReactNode {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const product = useDocsVersion().pluginId as ProductId;
  const trail = sidebarTrail(useDocsSidebar()?.items ?? [], foldDocsTab(pathname)).map((item) => ({
    ...item,
    href: item.href && applyTrailingSlash(item.href, siteConfig),
  })) as PropSidebarBreadcrumbsItem[];
  const home = useBaseUrl(productHome(product));
  if (trail.length === 0) {
    return null;
  }
  return (
    <>
      <StructuredData
        breadcrumbs={[{ type: 'link', label: products[product].name, href: home }, ...trail]}
      />
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs)}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
          description: 'The ARIA label for the breadcrumbs',
        })}
      >
        <ol className="breadcrumbs">
          <li className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to={productHome(product)}>
              {products[product].name}
            </Link>
          </li>
          {trail.map(({ label, href }, index) => {
            const isPage = index === trail.length - 1;
            return (
              <li key={href ?? label} className="breadcrumbs__item">
                {href && !isPage ? (
                  <Link className="breadcrumbs__link" to={href}>
                    {label}
                  </Link>
                ) : (
                  <span className="breadcrumbs__link" aria-current={isPage ? 'page' : undefined}>
                    {label}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      </nav>
    </>
  );
}
