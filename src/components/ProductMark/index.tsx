import { createElement, type ReactNode } from 'react';
import type { ProductId } from '@site/src/products';
import { markShapes } from './shapes';
import styles from './styles.module.css';

interface ProductMarkProps {
  readonly product: ProductId;
  /** Edge length in CSS pixels. */
  readonly size?: number;
}

/** The product's mark, in the product's accent. Decorative: the name stands beside it. */
export function ProductMark({ product, size = 24 }: ProductMarkProps): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-product={product}
      className={styles.mark}
    >
      {markShapes[product].map(({ element, attributes }, index) =>
        createElement(element, { key: index, ...attributes }),
      )}
    </svg>
  );
}
