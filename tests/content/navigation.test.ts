import fs from 'node:fs';
import path from 'node:path';
import { formatProblem } from '@site/src/content/problem';
import { checkProject } from '@site/src/content/checkProject';
import { navigation, type NavigationPage } from '@site/src/navigation';
import { flattenPages } from '@site/src/navigation/flatten';
import { MAX_TITLE_LENGTH } from '@site/src/navigation/rules/shape';
import { displayTitle } from '@site/src/navigation/title';
import { productIds, type ProductId } from '@site/src/products';

const root = path.resolve(__dirname, '../..');

test('the content has no problems', async () => {
  const { problems } = await checkProject(root);
  expect(problems.map(formatProblem)).toEqual([]);
});

/** Paths of the pages that exist, by their files. */
function pathnamesOnDisk(product: ProductId): string[] {
  return fs
    .readdirSync(path.join(root, `docs-${product}`), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file))
    .map((file) => `/${product}/${file.replace(/\.mdx?$/, '')}`)
    .filter((pathname) => !/\/(?:components|hooks)-api$/.test(pathname));
}

function allEntries(tree: readonly NavigationPage[]): NavigationPage[] {
  return tree.flatMap((entry) => [entry, ...allEntries(entry.children ?? [])]);
}

describe.each(productIds)('the navigation of %s', (product) => {
  const tree = navigation[product];

  test('lists exactly the pages that exist', () => {
    const listed = flattenPages(tree).map(({ pathname }) => pathname);
    expect([...listed].sort()).toEqual(pathnamesOnDisk(product).sort());
  });

  test('has pages', () => {
    expect(flattenPages(tree).length).toBeGreaterThan(0);
  });

  test('has titles that fit into the sidebar', () => {
    const long = allEntries(tree).filter((entry) => displayTitle(entry).length > MAX_TITLE_LENGTH);
    expect(long).toEqual([]);
  });
});

test('no two entries of the site have one path', () => {
  const pathnames = productIds
    .flatMap((product) => allEntries(navigation[product]))
    .map(({ pathname }) => pathname)
    .filter((pathname) => !/\/(?:components|hooks)-api$/.test(pathname));
  expect(pathnames.filter((pathname, index) => pathnames.indexOf(pathname) !== index)).toEqual([]);
});
