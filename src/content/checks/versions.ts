import { createJiti } from 'jiti';
import { productIds } from '../../products';
import { archivedTexts, versionsFile } from '../../versions/docsVersions';
import { evaluationProblem } from '../evaluationProblem';
import { problemAt, type Position, type Problem } from '../problem';
import type { SiteContent } from '../site';

const productsFile = 'src/products.ts';

/** Where something is written; the start of the file if it is not. */
function positionOf(source: string, text: string): Position {
  const before = source.slice(0, Math.max(0, source.indexOf(text))).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The list of releases that readers choose from, against those that Docusaurus serves. */
export function versions({ files, routes }: SiteContent): Problem[] {
  if (!files.isFile(productsFile)) {
    return [];
  }
  let products: (typeof import('../../products'))['products'];
  try {
    // The list of the project that is checked, which may be a copy of this one.
    const load = createJiti(files.root, { moduleCache: false });
    ({ products } = load(files.absolute(productsFile)) as typeof import('../../products'));
  } catch (error) {
    return [evaluationProblem(error, productsFile, files)];
  }
  const source = files.read(productsFile).toString('utf8');
  return productIds.flatMap((product) => {
    const served = archivedTexts(files.root, product);
    const listed = products[product].versions.filter(({ current }) => !current);
    const missing = served
      .filter((text) => !listed.some((version) => version.text === text))
      .map((text) => {
        const message = `${versionsFile(product)} has ${product} ${text}, and the list has not`;
        const href = `/${product}/${text}/introduction/overview/`;
        const fix = `add { text: '${text}', href: '${href}' }`;
        return problemAt(
          productsFile,
          positionOf(source, `${product}: {`),
          'content/release-unlisted',
          message,
          fix,
        );
      });
    const unknown = listed
      .filter(({ text }) => !served.includes(text))
      .map(({ text }) => {
        const message = `${product} ${text} is listed, and ${versionsFile(product)} does not have it`;
        const fix = `cut it with npm run version:cut -- ${product} ${text}, or remove it here`;
        return problemAt(
          productsFile,
          positionOf(source, `'${text}'`),
          'content/release-unknown',
          message,
          fix,
        );
      });
    const starts = listed
      .filter(({ text }) => served.includes(text))
      .filter(({ href = '' }) => !routes.get(href.replace(/\/$/, '')) || !href.endsWith('/'))
      .map(({ text, href = '' }) => {
        const message = `the start page "${href}" of ${product} ${text} is no page`;
        const fix = 'name a page of that release, with a slash at the end';
        return problemAt(
          productsFile,
          positionOf(source, `'${text}'`),
          'content/release-start',
          message,
          fix,
        );
      });
    return [...missing, ...unknown, ...starts];
  });
}
