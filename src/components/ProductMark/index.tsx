import type { ReactNode } from 'react';
import type { ProductId } from '@site/src/products';

interface ProductMarkProps {
  readonly product: ProductId;
  /** Edge length in CSS pixels. */
  readonly size?: number;
}

/** Core is a frame with its sidebar filled; Studio is a canvas on which a block is being placed. */
const shapes: Record<ProductId, ReactNode> = {
  core: (
    <>
      <rect
        x="2"
        y="3"
        width="20"
        height="18"
        rx="4.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d="M2 7.5A4.5 4.5 0 0 1 6.5 3H9v18H6.5A4.5 4.5 0 0 1 2 16.5Z" fill="currentColor" />
      <path d="M13 9h5M13 13.5h3" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  studio: (
    <>
      <path
        d="M21 11V7.5A4.5 4.5 0 0 0 16.5 3h-9A4.5 4.5 0 0 0 3 7.5v9A4.5 4.5 0 0 0 7.5 21H11"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <rect x="7" y="7" width="6" height="6" rx="1.75" fill="currentColor" />
      <path
        d="m14 14 8 3-3.5 1.5L17 22Z"
        fill="currentColor"
        stroke="currentColor"
        strokeLinejoin="round"
      />
    </>
  ),
};

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
      style={{ color: 'var(--accent)', flex: 'none' }}
    >
      {shapes[product]}
    </svg>
  );
}
