import type { Edit } from '../../fixtureSite';
import { core, products, studio } from '../edits';
import type { EditRow } from '../types';

const releases =
  (...lines: string[]): Edit =>
  (site) =>
    site.write(
      'src/releases.ts',
      `export const releases = [\n${lines.map((line) => `  { ${line} },\n`).join('')}];\n`,
    );

const overview = "pathname: '/core/introduction/overview'";
const alone = 'the list is broken by other inputs too';

/** Rows about the lists of products and of their releases. */
export const productListRows: readonly EditRow[] = [
  {
    input: 'misspelled fields of products and versions',
    edit: products(
      core.replace("metadata: 'Components'", "metdata: 'Components', lable: 'x'"),
      studio.replace('current: true', 'curent: true'),
    ),
    says: [
      'src/products.ts:2:33  content/product-field  a product has no field "metdata" -> did you mean "metadata"?',
      'src/products.ts:2:56  content/product-field  a product has no field "lable" -> use one of name, metadata, versions',
      'src/products.ts:3:87  content/product-version  a version has no field "curent" -> did you mean "current"?',
    ],
    alone,
  },
  {
    input: 'a product that is listed twice, and a field that one has twice',
    edit: products(
      core,
      core,
      studio.replace("metadata: 'Builder'", "metadata: 'Builder', metadata: 'Builder'"),
    ),
    says: [
      'src/products.ts:3:3  config/repeated-key  "core" stands in this object already, and only the later one counts -> remove one of the two',
      'src/products.ts:4:58  config/repeated-key  "metadata" stands in this object already, and only the later one counts -> remove one of the two',
    ],
    alone,
  },
  {
    input: 'products of one name, without text, and with marks in it',
    edit: products(
      core.replace("'Components'", "' '"),
      studio
        .replace('Toolpad Studio', 'Toolpad Core')
        .replace("'Builder'", "'A **builder** &amp; more '"),
    ),
    says: [
      'src/products.ts:2:33  content/product-text  the metadata of "core" is the string " " -> write it: metadata: \'…\'',
      'src/products.ts:3:13  content/product-text  "studio" has the name of "core" -> give each its own: readers see it in the switcher',
      'src/products.ts:3:35  content/product-text  the metadata of "studio" has a blank at its start or end -> remove it',
      'src/products.ts:3:35  content/product-text  the metadata of "studio" shows **builder** as it is written -> write plain text: a label has no Markdown',
      'src/products.ts:3:35  content/product-text  the metadata of "studio" shows &amp; as it is written -> write the character itself',
    ],
    alone,
  },
  {
    input: 'versions twice, in a wrong order, and a current one with a start page',
    edit: products(
      core.replace(
        "[{ text: '0.13.0'",
        "[{ text: '0.9.0' }, { text: '0.9.0' }, { text: '0.13.0', href: '/x/'",
      ),
      studio,
    ),
    says: [
      'src/products.ts:2:76  content/product-version  "core" has the version 0.9.0 twice -> remove one of the two',
      'src/products.ts:2:114  content/product-version  0.13.0 stands below the older 0.9.0 -> move it up: the list is shown as it is, the newest first',
      'src/products.ts:2:124  content/product-version  the current version of "core" has an href -> remove it: it starts at /core/',
    ],
    alone,
  },
  {
    input: 'a product whose folder is gone',
    edit: (site) => {
      products(core, studio)(site);
      site.remove('docs-studio');
    },
    says: [
      'docs-core/introduction/tutorial.mdx:36:3  content/broken-link  "/studio/getting-started/overview/" is no page -> link to a page that exists',
      'src/navigation/studio.ts:7:28  nav/missing-page  the entry "/studio/getting-started/overview" has no page -> write docs-studio/getting-started/overview.mdx, or remove the entry',
      'src/products.ts:3:3  content/product  there are no pages of the product "studio" in docs-studio -> restore the folder from git; a new product needs it, src/navigation/studio.ts, and a place in docusaurus.config.ts',
    ],
    alone: 'nothing is known of the pages',
  },
  {
    input: 'releases that Docusaurus lists, of which one is current and the other nowhere',
    edit: (site) => {
      products(core, studio)(site);
      site.write('core_versions.json', '["0.12.0", "0.13.0"]\n');
    },
    says: [
      'core_versions.json:1:2  content/archive-folder  there are neither pages nor a sidebar of 0.12.0 -> remove it from the list, or restore core_versioned_docs/version-0.12.0 and core_versioned_sidebars/version-0.12.0-sidebars.json from git',
      'core_versions.json:1:12  content/release-current  0.13.0 is the current release, whose pages are in docs-core -> remove it here',
    ],
    alone,
  },
  {
    input: 'a list of releases of Docusaurus in a wrong order',
    edit: (site) => {
      products(core, studio)(site);
      site.write('core_versions.json', '["0.9.0", "0.12.0"]\n');
    },
    says: [
      'core_versions.json:1:2  content/archive-folder  there are neither pages nor a sidebar of 0.9.0 -> remove it from the list, or restore core_versioned_docs/version-0.9.0 and core_versioned_sidebars/version-0.9.0-sidebars.json from git',
      'core_versions.json:1:11  content/archive-folder  there are neither pages nor a sidebar of 0.12.0 -> remove it from the list, or restore core_versioned_docs/version-0.12.0 and core_versioned_sidebars/version-0.12.0-sidebars.json from git',
      'core_versions.json:1:11  content/release-order  0.12.0 stands below the older 0.9.0 -> move it up: Docusaurus takes the first for the newest',
    ],
    alone,
  },
  {
    input: 'a sidebar of a release that no list has',
    edit: (site) => site.write('core_versioned_sidebars/version-0.11.0-sidebars.json', '{}\n'),
    says: [
      'core_versioned_sidebars/version-0.11.0-sidebars.json:1:1  content/archive-sidebar  core_versions.json has no release of this sidebar, so nobody reads it -> delete it, or add its release to the list and restore the pages',
    ],
    alone,
  },
  {
    input: 'a release with a field twice',
    edit: releases(
      `product: 'core', version: '0.1.0', date: '2025-01-01', ${overview}, product: 'core'`,
    ),
    says: [
      'src/releases.ts:2:101  config/repeated-key  "product" stands in this object already, and only the later one counts -> remove one of the two',
    ],
    alone,
  },
  {
    input: 'misspelled fields of a release that is announced',
    edit: releases(
      `product: 'core', verison: '0.1.0', date: '2025-01-01', ${overview}`,
      `product: 'core', version: '0.1.0', date: '2025-01-01', ${overview}, note: 'x'`,
    ),
    says: [
      'src/releases.ts:2:22  content/release-field  a release has no field "verison" -> did you mean "version"?',
      'src/releases.ts:3:101  content/release-field  a release has no field "note" -> use one of product, version, date, pathname',
    ],
    alone,
  },
];
