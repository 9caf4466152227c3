import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { markShapes } from '../../components/ProductMark/shapes';
import type { ProductId } from '../../products';

/** A product's mark as an SVG document. It is the same for both directions of writing: marks are names. */
export function markPicture(product: ProductId, color: string): string {
  const shapes = markShapes[product].map(({ element, attributes }, key) =>
    createElement(element, { key, ...attributes }),
  );
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', color };
  return renderToStaticMarkup(createElement('svg', attributes, shapes));
}
