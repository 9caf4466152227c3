import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { ProductMark } from '@site/src/components/ProductMark';
import { currentVersion, productHome, products, type ProductId } from '@site/src/products';
import styles from './styles.module.css';

interface ProductPanelProps {
  readonly product: ProductId;
  /** How one works with it, in a few words. */
  readonly headline: string;
  /** Rows of the comparison: the same questions for both products. */
  readonly facts: readonly { readonly question: string; readonly answer: ReactNode }[];
  readonly exhibit: ReactNode;
  readonly start: { readonly text: string; readonly href: string };
}

/** One of the two products on the start page, so that both can be compared row by row. */
export function ProductPanel({
  product,
  headline,
  facts,
  exhibit,
  start,
}: ProductPanelProps): ReactNode {
  const { name } = products[product];
  return (
    <section className={styles.panel} data-product={product} aria-labelledby={`${product}-panel`}>
      <div className={styles.panelHead}>
        <p className={styles.product}>
          <ProductMark product={product} size={22} />
          <Link to={productHome(product)}>{name}</Link>
          <span className={styles.version}>{`v${currentVersion(product).text}`}</span>
        </p>
        <Heading as="h2" id={`${product}-panel`} className={styles.headline}>
          {headline}
        </Heading>
      </div>
      <div className={styles.exhibit}>{exhibit}</div>
      <dl className={styles.facts}>
        {facts.map(({ question, answer }) => (
          <div key={question} className={styles.fact}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <Link className={styles.start} to={start.href}>
        {start.text}
      </Link>
    </section>
  );
}
