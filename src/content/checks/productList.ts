import { labelFaults } from '../../navigation/rules/labelText';
import { nearest } from '../../navigation/rules/nearest';
import { describeType } from '../../navigation/rules/describeType';
import { problemAt, type Problem } from '../problem';
import { unknownFields } from '../unknownFields';
import { positionIn, productsFile } from './productPlaces';
import { versionProblems } from './productVersions';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fields of a product that stand on pages. */
const texts = ['name', 'metadata'] as const;

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function textProblems(
  id: string,
  written: Readonly<Record<string, unknown>>,
  source: string,
): Problem[] {
  const behind = `  ${id}:`;
  const unknown = unknownFields(written, [...texts, 'versions']);
  const odd = texts
    .filter((field) => !isText(written[field]))
    // A misspelled field is told by its own name.
    .filter((field) => field in written || !unknown.some(({ meant }) => meant === field))
    .map((field) => {
      const at = positionIn(source, field in written ? `${field}:` : `${id}:`, behind);
      const message = `the ${field} of "${id}" is ${describeType(written[field])}`;
      const fix = `write it: ${field}: '…'`;
      return problemAt(productsFile, at, 'content/product-text', message, fix);
    });
  const shown = texts.flatMap((field) =>
    labelFaults(isText(written[field]) ? String(written[field]) : '').map(({ what, fix }) => {
      const at = positionIn(source, `${field}:`, behind);
      const message = `the ${field} of "${id}" ${what}`;
      return problemAt(productsFile, at, 'content/product-text', message, fix);
    }),
  );
  return [
    ...odd,
    ...shown,
    ...unknown.map(({ field, fix }) => {
      const at = positionIn(source, `${field}:`, behind);
      return problemAt(
        productsFile,
        at,
        'content/product-field',
        `a product has no field "${field}"`,
        fix,
      );
    }),
  ];
}

/** A product with the name of another one. */
function repeatedName(
  id: string,
  list: Readonly<Record<string, unknown>>,
  source: string,
): Problem[] {
  const nameOf = (product: unknown): unknown => isObject(product) && product.name;
  const ids = Object.keys(list);
  const other = ids
    .slice(0, ids.indexOf(id))
    .find((before) => nameOf(list[before]) === nameOf(list[id]));
  if (other === undefined || !isText(nameOf(list[id]))) return [];
  const message = `"${id}" has the name of "${other}"`;
  const at = positionIn(source, 'name:', `  ${id}:`);
  const fix = 'give each its own: readers see it in the switcher';
  return [problemAt(productsFile, at, 'content/product-text', message, fix)];
}

function productFix(id: string): string {
  return `${id}: { name: …, metadata: …, versions: […] }`;
}

/**
 * The list of products and releases as far as it concerns no other file.
 *
 * @param documented - Products that have pages, which the list may have lost.
 */
export function productListProblems(
  list: unknown,
  source: string,
  documented: readonly string[],
): Problem[] {
  if (!isObject(list)) {
    const message = `the file exports as products ${describeType(list)}`;
    const fix = 'export const products = { core: { … }, studio: { … } }';
    const at = positionIn(source, 'products');
    return [problemAt(productsFile, at, 'content/product', message, fix)];
  }
  const written = Object.keys(list);
  const missing = documented.filter((id) => !written.includes(id));
  const unknown = written.filter((id) => !documented.includes(id));
  return [
    ...unknown.map((id) => {
      const meant = nearest(id, missing);
      const fix = meant
        ? `did you mean "${meant}"?`
        : `restore the folder from git; a new product needs it, src/navigation/${id}.ts, and a place in docusaurus.config.ts`;
      const message = meant
        ? `unknown product "${id}"`
        : `there are no pages of the product "${id}" in docs-${id}`;
      return problemAt(productsFile, positionIn(source, `${id}:`), 'content/product', message, fix);
    }),
    ...missing
      .filter((id) => !unknown.some((other) => nearest(other, [id])))
      .map((id) =>
        problemAt(
          productsFile,
          positionIn(source, 'products'),
          'content/product',
          `the product "${id}" is missing`,
          `add ${productFix(id)}`,
        ),
      ),
    ...documented
      .filter((id) => written.includes(id))
      .flatMap((id) => {
        const product = list[id];
        if (!isObject(product)) {
          const message = `the product "${id}" is ${describeType(product)}`;
          const at = positionIn(source, `${id}:`);
          return [
            problemAt(productsFile, at, 'content/product', message, `write ${productFix(id)}`),
          ];
        }
        return [
          ...versionProblems(id, product.versions, source),
          ...textProblems(id, product, source),
          ...repeatedName(id, list, source),
        ];
      }),
  ];
}

/**
 * True for a list that says of each product what all modules take for granted: without it, nothing else
 * can be checked.
 */
export function isUsableProductList(list: unknown, documented: readonly string[]): boolean {
  return (
    isObject(list) &&
    documented.every((id) => {
      const product = list[id];
      return (
        isObject(product) &&
        texts.every((field) => isText(product[field])) &&
        Array.isArray(product.versions) &&
        product.versions.every((version) => isObject(version) && typeof version.text === 'string')
      );
    }) &&
    Object.keys(list).every((id) => documented.includes(id))
  );
}
