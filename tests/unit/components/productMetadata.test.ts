/** @jest-environment jsdom */
import { productMetadata } from '../../../src/components/productMetadata';
import { productIds, products } from '../../../src/products';

it.each(productIds)('%s is described in English as everywhere else', (id) => {
  expect(productMetadata(id)).toBe(products[id].metadata);
});
