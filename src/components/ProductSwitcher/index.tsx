import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Disclosure } from '@site/src/components/Disclosure';
import { HydrationBoundary } from '@site/src/components/HydrationBoundary';
import { ProductMark } from '@site/src/components/ProductMark';
import { productMetadata } from '@site/src/components/productMetadata';
import { useProduct } from '@site/src/components/useProduct';
import { productHome, productIds, products, type ProductId } from '@site/src/products';
import styles from './styles.module.css';

interface ProductListProps {
  readonly current: ProductId | undefined;
  readonly onNavigate?: () => void;
}

function ProductList({ current, onNavigate }: ProductListProps): ReactNode {
  return (
    <ul className={styles.list}>
      {productIds.map((id) => (
        <li key={id}>
          <Link
            to={productHome(id)}
            className={clsx(styles.product, id === current && styles.current)}
            aria-current={id === current ? 'true' : undefined}
            onClick={onNavigate}
          >
            <ProductMark product={id} />
            <span>
              <span className={styles.name}>{products[id].name}</span>
              <span className={styles.metadata}>{productMetadata(id)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface ProductSwitcherProps {
  /** True inside the mobile drawer, where the list stands open. */
  readonly mobile?: boolean;
  /** Closes the mobile drawer. */
  readonly onClick?: () => void;
}

/** The name of a product, of which narrow windows have room for the last word: the logo says the first. */
function ShortenedName({ product }: { readonly product: ProductId }): ReactNode {
  const [family, ...own] = products[product].name.split(' ');
  return (
    <>
      <span className={styles.family}>{family} </span>
      {own.join(' ')}
    </>
  );
}

function Switcher({ mobile = false, onClick }: ProductSwitcherProps): ReactNode {
  const current = useProduct();
  if (mobile) {
    return (
      <li className={styles.mobile}>
        <ProductList current={current} onNavigate={onClick} />
      </li>
    );
  }
  const name = current ? (
    <ShortenedName product={current} />
  ) : (
    <Translate id="productSwitcher.none" description="Product switcher on pages of no product">
      Products
    </Translate>
  );
  return (
    <Disclosure
      label={
        current &&
        translate(
          {
            id: 'productSwitcher.label',
            message: '{product}, switch product',
            description: 'Accessible name of the product switcher',
          },
          { product: products[current].name },
        )
      }
      button={
        <>
          {current && <ProductMark product={current} size={20} />}
          <span className={styles.buttonName}>{name}</span>
        </>
      }
    >
      {(close) => <ProductList current={current} onNavigate={close} />}
    </Disclosure>
  );
}

/** Says which product one reads about, and leads to the other. */
export function ProductSwitcher(props: ProductSwitcherProps): ReactNode {
  return (
    <HydrationBoundary>
      <Switcher {...props} />
    </HydrationBoundary>
  );
}
