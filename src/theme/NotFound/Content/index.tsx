import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { LinkList, LinkNote } from '@site/src/components/LinkList';
import { LazyPageSuggestions } from '@site/src/components/PageSuggestions/LazyPageSuggestions';
import { ProductMark } from '@site/src/components/ProductMark';
import { productMetadata } from '@site/src/components/productMetadata';
import { useProduct } from '@site/src/components/useProduct';
import { siteRouting, wantedPage } from '@site/src/navigation/wantedPage';
import { productHome, productIds, products } from '@site/src/products';
import styles from './styles.module.css';

// Change: names the missing address and leads on: pages with near addresses or on the same subject, and both products.
export default function NotFoundContent({ className }: Props): ReactNode {
  const { pathname } = useLocation();
  const { siteConfig, i18n } = useDocusaurusContext();
  const wanted = wantedPage(pathname, siteRouting(siteConfig.baseUrl, i18n));
  const product = useProduct();
  return (
    <main className={clsx(styles.main, className)} data-needs-scripts>
      <p className={styles.code}>404</p>
      <Heading as="h1" className={styles.title}>
        <Translate id="theme.NotFound.title" description="The title of the 404 page">
          Page not found
        </Translate>
      </Heading>
      <p className={styles.lead}>
        {product ? (
          <Translate
            id="theme.NotFound.inProduct"
            values={{ product: products[product].name, address: <code>{pathname}</code> }}
          >
            {'The documentation of {product} has no page at {address}.'}
          </Translate>
        ) : (
          <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
            This address leads to no page of the documentation.
          </Translate>
        )}
      </p>
      <LazyPageSuggestions wanted={wanted} />
      <nav aria-labelledby="products">
        <LinkList
          id="products"
          heading={<Translate id="theme.NotFound.products">Start again from a product</Translate>}
        >
          {productIds.map((id) => (
            <li key={id}>
              <Link to={productHome(id)}>
                <ProductMark product={id} size={20} />
                <span>{products[id].name}</span>
                <LinkNote>{productMetadata(id)}</LinkNote>
              </Link>
            </li>
          ))}
        </LinkList>
      </nav>
    </main>
  );
}
