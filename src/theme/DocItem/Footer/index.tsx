import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemFooter from '@theme-original/DocItem/Footer';
import type { ReactNode } from 'react';
import { Feedback } from '@site/src/components/Feedback';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';
import { useProduct } from '@site/src/components/useProduct';
import { withTrailingSlash } from '@site/src/navigation/pathname';
import { products } from '@site/src/products';
import styles from './styles.module.css';

/** Asks for feedback and says which release the page was checked against, above the theme's own footer. */
export default function DocItemFooterWithFeedback(): ReactNode {
  const product = useProduct();
  const { metadata } = useDoc();
  const { label } = useDocsVersion();
  const { siteConfig } = useDocusaurusContext();
  return (
    <>
      {product && (
        <p className={styles.release}>
          {translate(
            {
              id: 'docItem.checkedAgainst',
              message: 'Samples checked against {product} {version}.',
              description: 'Below each page: the release whose packages the samples compile with',
            },
            { product: products[product].name, version: label },
          )}
        </p>
      )}
      {product && (
        <HydrationBoundary
          whenVisible
          // Each page starts with its own question.
          key={metadata.permalink}
        >
          <Feedback
            pathname={metadata.permalink}
            page={{
              pageTitle: metadata.title,
              pageUrl: siteConfig.url + withTrailingSlash(metadata.permalink),
              release: `${products[product].name} ${label}`,
            }}
          />
        </HydrationBoundary>
      )}
      <DocItemFooter />
    </>
  );
}
