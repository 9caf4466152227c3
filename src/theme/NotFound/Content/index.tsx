import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ProductMark } from '@site/src/components/ProductMark';
import { useProduct } from '@site/src/components/useProduct';
import { nearestPages } from '@site/src/navigation/nearestPages';
import { siteRouting, wantedPage, type WantedPage } from '@site/src/navigation/wantedPage';
import { productHome, productIds, products } from '@site/src/products';
import styles from './styles.module.css';

interface SuggestedLinkProps {
  readonly pathname: string;
  /** The wanted page, if it is in another language than this one. */
  readonly elsewhere?: WantedPage;
  readonly children: ReactNode;
}

/** Another language is another build, which this one's router does not know. */
function SuggestedLink({ pathname, elsewhere, children }: SuggestedLinkProps): ReactNode {
  const { localeConfigs } = useDocusaurusContext().i18n;
  return elsewhere ? (
    <a href={elsewhere.addressOf(pathname)} hrefLang={localeConfigs[elsewhere.locale]?.htmlLang}>
      {children}
    </a>
  ) : (
    <Link to={pathname}>{children}</Link>
  );
}

// Change: names the missing address and leads on: the pages with the nearest addresses, and both products.
export default function NotFoundContent({ className }: Props): ReactNode {
  const { pathname } = useLocation();
  const { siteConfig, i18n } = useDocusaurusContext();
  // The static page is one for all addresses, so it suggests nothing before the browser knows its own.
  const isBrowser = useIsBrowser();
  const wanted = wantedPage(pathname, siteRouting(siteConfig.baseUrl, i18n));
  const suggestions = isBrowser ? nearestPages(wanted.pathname) : [];
  const isOtherLanguage = isBrowser && wanted.locale !== i18n.currentLocale;
  const product = useProduct();
  return (
    <main className={clsx(styles.main, className)}>
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
      {suggestions.length > 0 && (
        <section aria-labelledby="suggestions">
          <Heading as="h2" id="suggestions" className={styles.heading}>
            <Translate id="theme.NotFound.suggestions">Did you mean</Translate>
          </Heading>
          <ul className={styles.suggestions}>
            {suggestions.map(({ page, product: id }) => (
              <li key={page.pathname}>
                <SuggestedLink
                  pathname={`${page.pathname}/`}
                  elsewhere={isOtherLanguage ? wanted : undefined}
                >
                  <ProductMark product={id} size={20} />
                  <span>{page.title}</span>
                  <span className={styles.address}>{page.pathname}</span>
                </SuggestedLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav aria-labelledby="products">
        <Heading as="h2" id="products" className={styles.heading}>
          <Translate id="theme.NotFound.products">Start again from a product</Translate>
        </Heading>
        <ul className={styles.suggestions}>
          {productIds.map((id) => (
            <li key={id}>
              <Link to={productHome(id)}>
                <ProductMark product={id} size={20} />
                <span>{products[id].name}</span>
                <span className={styles.address}>{products[id].metadata}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
