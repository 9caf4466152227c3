import { productIds, type ProductId, type ProductVersion } from '../../products';
import { readVersionsFile, versionsFile } from '../../versions/docsVersions';
import { hasArchive, isListGone } from '../archives';
import { documentedProducts } from '../documentedProducts';
import { loadExport } from '../loadExport';
import { problemAt, type Problem } from '../problem';
import type { SiteContent } from '../site';
import { isUsableProductList, productListProblems } from './productList';
import { positionIn, productsFile } from './productPlaces';
import { isOlder } from './productVersions';

type Products = Readonly<Record<ProductId, { readonly versions: readonly ProductVersion[] }>>;

/** An archived release as the list of products has it. */
const entryOf = (product: ProductId, text: string): string =>
  `{ text: '${text}', href: '/${product}/${text}/introduction/overview/' }`;

/** What is wrong with the start page of an archived release, and what to do about it; undefined if it is right. */
function startFault(
  product: ProductId,
  { text, href }: ProductVersion,
  { routes }: SiteContent,
): readonly [message: string, fix: string] | undefined {
  if (href === undefined) {
    return [`${product} ${text} has no href`, `write ${entryOf(product, text)}`];
  }
  const isPage = href.endsWith('/') && Boolean(routes.get(href.replace(/\/$/, '')));
  if (isPage && href.startsWith(`/${product}/${text}/`)) return undefined;
  return [
    `the start page "${href}" of ${product} ${text} is ${isPage ? 'a page of another release' : 'no page'}`,
    'name a page of that release, with a slash at the end',
  ];
}

/** Releases that readers choose from, against those of one product that Docusaurus serves. */
function releaseProblems(
  product: ProductId,
  versions: readonly ProductVersion[],
  source: string,
  site: SiteContent,
): Problem[] {
  const { files } = site;
  const { texts: served } = readVersionsFile(files.root, product);
  if (!served || isListGone(product, files)) {
    return [];
  }
  const report = (text: string, code: string, message: string, fix: string): Problem =>
    problemAt(productsFile, positionIn(source, text), code, message, fix);
  const listed = versions.filter(({ current }) => !current);
  const isCurrent = (text: string): boolean =>
    versions.some((version) => version.current && version.text === text);
  return [
    ...served
      // A release without pages, and the current one, are told where they are listed.
      .filter((text) => !isCurrent(text) && hasArchive(product, text, files))
      .filter((text) => !listed.some((version) => version.text === text))
      .map((text) => {
        const message = `${versionsFile(product)} has ${product} ${text}, and the list has not`;
        const fix = `add ${entryOf(product, text)}`;
        return report(`${product}: {`, 'content/release-unlisted', message, fix);
      }),
    ...listed
      .filter(({ text }) => !served.includes(text))
      .map(({ text }) => {
        const message = `${product} ${text} is listed, and ${versionsFile(product)} does not have it`;
        const fix = `cut it with npm run version:cut -- ${product} ${text}, or remove it here`;
        return report(`'${text}'`, 'content/release-unknown', message, fix);
      }),
    ...listed
      .filter(({ text }) => served.includes(text))
      .flatMap((version) => {
        const fault = startFault(product, version, site);
        return fault ? [report(`'${version.text}'`, 'content/release-start', ...fault)] : [];
      }),
  ];
}

/** Releases of Docusaurus' own list that have no place in it, or another one. */
function servedProblems(
  product: ProductId,
  versions: readonly ProductVersion[],
  { files }: SiteContent,
): Problem[] {
  const { texts: served = [] } = readVersionsFile(files.root, product);
  const file = versionsFile(product);
  const source = served.length > 0 ? files.read(file).toString('utf8') : '';
  const current = versions.find((version) => version.current)?.text;
  return served.flatMap((text, index) => {
    const at = positionIn(source, `"${text}"`);
    if (text === current) {
      const message = `${text} is the current release, whose pages are in docs-${product}`;
      // A release that was just cut, or one that nobody has cut.
      const fix = hasArchive(product, text, files)
        ? `name the next release in ${productsFile}, and below it ${entryOf(product, text)}`
        : 'remove it here';
      return [problemAt(file, at, 'content/release-current', message, fix)];
    }
    const older = served.slice(0, index).find((before) => isOlder(before, text));
    if (older === undefined) return [];
    const message = `${text} stands below the older ${older}`;
    const fix = 'move it up: Docusaurus takes the first for the newest';
    return [problemAt(file, at, 'content/release-order', message, fix)];
  });
}

/** The release that pages describe against the one that their demos run. */
function demoRelease({ files }: SiteContent, products: Products, source: string): Problem[] {
  const manifest = 'src/demos/package.json';
  const text = files.isFile(manifest) ? files.read(manifest).toString('utf8') : '{}';
  const pinned = /"@toolpad\/core":\s*"([^"]+)"/.exec(text)?.[1];
  const current = products.core.versions.find((version) => version.current)?.text ?? '';
  if (pinned === undefined || pinned === current) {
    return [];
  }
  const message = `the pages describe core ${current}, and ${manifest} runs ${pinned}`;
  const at = positionIn(source, `'${current}'`, '  core: {');
  const fix = 'correct the version, or pin the package to it and install';
  // Between two steps of a release the two differ, so this stops nobody.
  const problem = problemAt(productsFile, at, 'content/product-release', message, fix);
  return [{ ...problem, severity: 'warning' }];
}

/** Docusaurus' own lists of releases, where they can't be read. */
function damagedLists({ files }: SiteContent): Problem[] {
  return productIds.flatMap((product) => {
    const { faults = [] } = readVersionsFile(files.root, product);
    return faults.map(({ message, fix, ...at }) =>
      problemAt(versionsFile(product), at, 'content/json', message, fix),
    );
  });
}

function listedProblems(site: SiteContent): Problem[] {
  const { files } = site;
  if (!files.isFile(productsFile)) {
    return [];
  }
  const loaded = loadExport(productsFile, 'products', files);
  if ('problem' in loaded) return [loaded.problem];
  const products = loaded.value as Products;
  const source = files.read(productsFile).toString('utf8');
  const documented = documentedProducts(files.root);
  const problems = productListProblems(products, source, documented);
  const areVersionsKnown =
    isUsableProductList(products, documented) &&
    problems.every(({ code }) => code !== 'content/product-version');
  return areVersionsKnown
    ? [
        ...problems,
        ...demoRelease(site, products, source),
        ...productIds.flatMap((id) => servedProblems(id, products[id].versions, site)),
        ...productIds.flatMap((id) => releaseProblems(id, products[id].versions, source, site)),
      ]
    : problems;
}

/** The list of releases that readers choose from, against those that Docusaurus serves. */
export function versions(site: SiteContent): Problem[] {
  return [...damagedLists(site), ...listedProblems(site)];
}
