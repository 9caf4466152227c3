import fs from 'node:fs';
import path from 'node:path';
import { jsonFault, type JsonFault } from '../content/jsonFault';
import { positionAt } from '../content/page/decode';
import { productIds, products, type ProductId } from '../products';

/** One release of a product whose pages this project holds. */
export interface DocsVersion {
  readonly product: ProductId;
  /** Release, for example `0.12.1`. */
  readonly text: string;
  /** True for a release that was cut with Docusaurus' versioning. */
  readonly isArchived: boolean;
  /** Folder of its pages from the project root, with forward slashes. */
  readonly folder: string;
  /** Path of its pages as navigation entries write it: `/core`, `/core/0.12.1`. */
  readonly root: string;
}

/** File in which Docusaurus lists the archived releases of a product, the newest first. */
export function versionsFile(product: ProductId): string {
  return `${product}_versions.json`;
}

/** File with the sidebar of an archived release, as it was when the release was cut. */
export function sidebarsFile({ product, text }: DocsVersion): string {
  return `${product}_versioned_sidebars/version-${text}-sidebars.json`;
}

/** What Docusaurus' own file lists, or all places where it can't be read, with the reasons. */
export type VersionsList =
  | { readonly texts: readonly string[]; readonly faults?: undefined }
  | { readonly texts?: undefined; readonly faults: readonly [JsonFault, ...JsonFault[]] };

/** Names of releases are parts of file names and addresses. */
const RELEASE = /^\d+\.\d+\.\d+(?:-[\da-z.-]+)?$/;

/** The release that a text stands for, if it is nearly one. */
function meantRelease(text: string): string | undefined {
  const [, numbers = '', patch = '.0'] = /^\s*[vV]?(\d+\.\d+)(\.\d+)?\s*$/.exec(text) ?? [];
  return numbers && `${numbers}${patch}`;
}

/** What is wrong with a list that is JSON. */
function listFaults(text: string): JsonFault[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list) || list.some((item) => typeof item !== 'string')) {
    const message = 'the file is no list of releases';
    return [{ line: 1, column: 1, message, fix: 'restore it, for example ["0.12.1"]' }];
  }
  const names = list as string[];
  return [...new Set(names)].flatMap((name): JsonFault[] => {
    const at = positionAt(text, Math.max(0, text.lastIndexOf(JSON.stringify(name))));
    if (!RELEASE.test(name)) {
      const meant = meantRelease(name);
      const fix = meant && !names.includes(meant) ? `write it as ${meant}, or remove it` : '';
      const message = `"${name}" is no release`;
      return [{ ...at, message, fix: fix || 'write its three numbers, or remove it' }];
    }
    const isTwice = names.indexOf(name) < names.lastIndexOf(name);
    return isTwice
      ? [{ ...at, message: `${name} is listed twice`, fix: 'remove one of the two' }]
      : [];
  });
}

/** Reads the list of a product's archived releases. A project without the file has none. */
export function readVersionsFile(siteDir: string, product: ProductId): VersionsList {
  const file = path.join(siteDir, versionsFile(product));
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  if (!stats) {
    return { texts: [] };
  }
  if (!stats.isFile()) {
    const message = 'a folder has the place of the file';
    return { faults: [{ line: 1, column: 1, message, fix: 'restore the file from git' }] };
  }
  const text = fs.readFileSync(file, 'utf8');
  const damage = jsonFault(text);
  const [fault, ...others] = damage ? [damage] : listFaults(text);
  return fault ? { faults: [fault, ...others] } : { texts: JSON.parse(text) as string[] };
}

/**
 * Archived releases of a product; none without Docusaurus' file.
 *
 * @throws if the file is damaged.
 */
export function archivedTexts(siteDir: string, product: ProductId): readonly string[] {
  const { texts, faults } = readVersionsFile(siteDir, product);
  if (faults) {
    const [{ line, column, message, fix }] = faults;
    throw new Error(`${versionsFile(product)}:${line}:${column}  ${message} -> ${fix}`);
  }
  return texts;
}

function archive(product: ProductId, text: string): DocsVersion {
  return {
    product,
    text,
    isArchived: true,
    folder: `${product}_versioned_docs/version-${text}`,
    root: `/${product}/${text}`,
  };
}

function current(product: ProductId): DocsVersion {
  return {
    product,
    // A list of versions without a current one is a mistake that the checks report.
    text: products[product].versions.find(({ current: isCurrent }) => isCurrent)?.text ?? '',
    isArchived: false,
    folder: `docs-${product}`,
    root: `/${product}`,
  };
}

/**
 * All releases with pages, those of one product together, its current one first.
 *
 * @param siteDir - Absolute path of a project.
 * @throws if a file of Docusaurus' versioning is damaged.
 */
export function docsVersions(siteDir: string): DocsVersion[] {
  return productIds.flatMap((product) => [
    current(product),
    ...archivedTexts(siteDir, product).map((text) => archive(product, text)),
  ]);
}

/** The same where Docusaurus' file may be damaged, which counts as no archived releases. */
export function readableDocsVersions(siteDir: string): DocsVersion[] {
  return productIds.flatMap((product) => [
    current(product),
    ...(readVersionsFile(siteDir, product).texts ?? []).map((text) => archive(product, text)),
  ]);
}

/** Where pages are, in the site's own language and in others. */
const FOLDERS = [
  /^docs-(?<product>[a-z]+)(?=\/)/,
  /^(?<product>[a-z]+)_versioned_docs\/version-(?<text>[^/]+)(?=\/)/,
  /^i18n\/[^/]+\/docusaurus-plugin-content-docs-(?<product>[a-z]+)\/(?:current|version-(?<text>[^/]+))(?=\/)/,
];

/**
 * The release that a page belongs to, by the folder that its file is in, with that folder; undefined
 * for files that are no documentation.
 *
 * @param file - Path of the file from the project root.
 */
export function docsVersionOf(file: string): DocsVersion | undefined {
  const normal = file.split(path.sep).join('/');
  const match = FOLDERS.map((folder) => folder.exec(normal)).find((found) => found !== null);
  const product = productIds.find((id) => id === match?.groups?.product);
  if (!match || !product) {
    return undefined;
  }
  const text = match.groups?.text;
  const version = text === undefined ? current(product) : archive(product, text);
  return { ...version, folder: match[0] };
}
