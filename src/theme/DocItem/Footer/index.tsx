import { translate } from '@docusaurus/Translate';
import DocItemFooter from '@theme-original/DocItem/Footer';
import type { ReactNode } from 'react';
import { useProduct } from '@site/src/components/useProduct';
import { currentVersion, products } from '@site/src/products';
import styles from './styles.module.css';

/** Says which release the page was checked against, above the theme's own footer. */
export default function DocItemFooterWithRelease(): ReactNode {
  const product = useProduct();
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
            { product: products[product].name, version: currentVersion(product).text },
          )}
        </p>
      )}
      <DocItemFooter />
    </>
  );
}
