import { nearest } from '../../navigation/rules/nearest';
import { describeType } from '../../navigation/rules/describeType';
import { productIds, type ProductId } from '../../products';
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

/** Where a text is written behind another one; the start of the file if it is not. */
export function positionIn(source: string, text: string, behind = ''): Position {
  const from = Math.max(0, source.indexOf(behind));
  return positionAt(source, Math.max(0, source.indexOf(text, from)));
}

function versionProblems(product: string, versions: unknown, source: string): Problem[] {
  const behind = `  ${product}: {`;
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
    return [report('versions', message, "write versions: [{ text: '0.13.0', current: true }]")];
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

/** The list of products and releases as far as it concerns no other file. */
export function productListProblems(list: unknown, source: string): Problem[] {
  if (!isObject(list)) {
    const message = `the file exports as products ${describeType(list)}`;
    const fix = 'export const products = { core: { … }, studio: { … } }';
    const at = positionIn(source, 'products');
    return [problemAt(productsFile, at, 'content/product', message, fix)];
  }
  const written = Object.keys(list);
  const missing = productIds.filter((id) => !written.includes(id));
  const unknown = written.filter((id) => !productIds.includes(id as ProductId));
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
          `add ${id}: { name: …, metadata: …, versions: […] }`,
        ),
      ),
    ...productIds
      .filter((id) => written.includes(id))
      .flatMap((id) => {
        const product = list[id];
        return versionProblems(id, isObject(product) ? product.versions : product, source);
      }),
  ];
}
