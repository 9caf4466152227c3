import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';
import { ProductExhibit } from '@site/src/components/ProductExhibit';
import { ProductMark } from '@site/src/components/ProductMark';
import { currentVersion, productHome, products, type ProductId } from '@site/src/products';
import styles from './styles.module.css';

type Question = 'get' | 'bring' | 'pick';

/** The same rows for both products. */
function questions(): readonly { readonly id: Question; readonly text: string }[] {
  return [
    {
      id: 'get',
      text: translate({
        id: 'landing.fact.get',
        message: 'You get',
        description: 'Question that both products answer',
      }),
    },
    {
      id: 'bring',
      text: translate({
        id: 'landing.fact.bring',
        message: 'You bring',
        description: 'Question that both products answer',
      }),
    },
    {
      id: 'pick',
      text: translate({
        id: 'landing.fact.pick',
        message: 'Pick it when',
        description: 'Question that both products answer',
      }),
    },
  ];
}

interface ProductPanelProps {
  readonly product: ProductId;
  /** How one works with it, in a few words. */
  readonly headline: string;
  /** Answers to the questions that both products are compared by. */
  readonly answers: Readonly<Record<Question, string>>;
  readonly start: { readonly text: string; readonly href: string };
}

function Panel({ product, headline, answers, start }: ProductPanelProps): ReactNode {
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
      <div className={styles.exhibit}>
        <ProductExhibit product={product} />
      </div>
      <dl className={styles.facts}>
        {questions().map(({ id, text }) => (
          <div key={id} className={styles.fact}>
            <dt>{text}</dt>
            <dd>{answers[id]}</dd>
          </div>
        ))}
      </dl>
      <Link className={styles.start} to={start.href}>
        {start.text}
      </Link>
    </section>
  );
}

/** One of the two products on the start page, so that both can be compared row by row. */
export function ProductPanel(props: ProductPanelProps): ReactNode {
  return (
    <HydrationBoundary whenVisible>
      <Panel {...props} />
    </HydrationBoundary>
  );
}
