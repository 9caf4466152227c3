import { nearest } from '../../navigation/rules/nearest';
import { describeType } from '../../navigation/rules/describeType';
import { positionAt } from '../page/decode';
import { problemAt, type Position, type Problem } from '../problem';

export const productsFile = 'src/products.ts';

/** One release as somebody wrote it down. */
interface WrittenVersion {
  readonly text?: unknown;
  readonly current?: unknown;
  readonly href?: unknown;
}

/** A release number as packages have it. */
const RELEASE = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Where a text is written behind another one; that one if it is not, or the start of the file. */
export function positionIn(source: string, text: string, behind = ''): Position {
  const from = Math.max(0, source.indexOf(behind));
  const at = source.indexOf(text, from);
  return positionAt(source, at < 0 ? from + source.slice(from).search(/\S/) : at);
}

function versionProblems(product: string, versions: unknown, source: string): Problem[] {
  const behind = `  ${product}:`;
  const report = (text: string, message: string, fix: string): Problem =>
    problemAt(
      productsFile,
      positionIn(source, text, behind),
      'content/product-version',
      message,
      fix,
    );
  if (!Array.isArray(versions)) {
    const message = `the versions of "${product}" are ${describeType(versions)}`;
    return [report('versions:', message, "write versions: [{ text: '0.13.0', current: true }]")];
  }
  const written = versions as readonly WrittenVersion[];
  const current = written.filter((version) => version?.current === true);
  const odd = written.filter(
    (version) => typeof version?.text !== 'string' || !RELEASE.test(version.text),
  );
  return [
    ...odd.map((version) => {
      const message = `a version of "${product}" has as its text ${describeType(version?.text)}`;
      const shown = `text: ${typeof version?.text === 'string' ? `'${version.text}'` : String(version?.text)}`;
      return report(shown, message, "write the release: text: '0.13.0'");
    }),
    ...(current.length === 1
      ? []
      : [
          report(
            'versions',
            `"${product}" has ${current.length === 0 ? 'no version' : `${current.length} versions`} marked current`,
            `mark one, the release that docs-${product} describes: current: true`,
          ),
        ]),
  ];
}

/** Fields of a product that stand on pages. */
const texts = ['name', 'metadata'] as const;

function textProblems(
  id: string,
  written: Readonly<Record<string, unknown>>,
  source: string,
): Problem[] {
  return texts
    .filter((field) => typeof written[field] !== 'string' || written[field] === '')
    .map((field) => {
      const at = positionIn(source, field in written ? `${field}:` : `${id}:`, `  ${id}:`);
      const message = `the ${field} of "${id}" is ${describeType(written[field])}`;
      const fix = `write it: ${field}: '…'`;
      return problemAt(productsFile, at, 'content/product-text', message, fix);
    });
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
        : 'a new product needs docs-<product>/, src/navigation/<product>.ts, and its place in docusaurus.config.ts';
      const at = positionIn(source, `${id}:`);
      return problemAt(productsFile, at, 'content/product', `unknown product "${id}"`, fix);
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
        texts.every((field) => typeof product[field] === 'string') &&
        Array.isArray(product.versions) &&
        product.versions.every((version) => isObject(version) && typeof version.text === 'string')
      );
    }) &&
    Object.keys(list).every((id) => documented.includes(id))
  );
}
