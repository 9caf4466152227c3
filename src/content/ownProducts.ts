import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as own from '../products';
import { isUsableProductList, productListProblems } from './checks/productList';
import { productsFile } from './checks/productPlaces';
import { documentedProducts } from './documentedProducts';
import { compareProblems, type Problem } from './problem';

/** The project that the checks belong to, which may not be the one that is checked. */
const root = path.resolve(__dirname, '../..');

/**
 * What is wrong with the list of products that the checks themselves work with. Modules take for
 * granted what its type says, and fail elsewhere if it is not so.
 *
 * @returns nothing for a list that can be worked with: what else is wrong with it, a check tells.
 */
export function ownProductProblems(): Problem[] {
  const { products } = own as { readonly products?: unknown };
  const documented = documentedProducts(root);
  return isUsableProductList(products, documented)
    ? []
    : productListProblems(
        products,
        readFileSync(path.join(root, productsFile), 'utf8'),
        documented,
      ).sort(compareProblems);
}
