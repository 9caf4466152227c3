import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { withTrailingSlash } from '@site/src/navigation/pathname';
import { products, type ProductId } from '@site/src/products';
import styles from './styles.module.css';

/** Where a page on paper comes from: the product, its release, and the address. Screens don't show it. */
export function PrintedOrigin(): ReactNode {
  const { permalink } = useDoc().metadata;
  const { pluginId, label } = useDocsVersion();
  const { siteConfig } = useDocusaurusContext();
  return (
    <p className={styles.origin} data-pagefind-ignore="">
      {products[pluginId as ProductId].name} {label}
      <span dir="ltr">{siteConfig.url + withTrailingSlash(permalink)}</span>
    </p>
  );
}
