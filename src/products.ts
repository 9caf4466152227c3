/** One release of a product, as the version picker lists it. */
export interface ProductVersion {
  /** Version number as published, for example `0.13.0`. */
  readonly text: string;
  /** True for the one version that this site documents at the product's own path. */
  readonly current?: boolean;
  /** Start page of an archived version, site-absolute, without base path. Current versions have none. */
  readonly href?: string;
}

/** Identifies a documented product wherever the site has to name one. */
export interface ProductIdentifier {
  /** Name in full, for example `Toolpad Core`. */
  readonly name: string;
  /** What the product is, in a few words: shown below the name in the product switcher. */
  readonly metadata: string;
  readonly versions: readonly ProductVersion[];
}

/** Key of a product: first path segment of its pages and id of its docs-plugin instance. */
export type ProductId = 'studio' | 'core';

export const products: Readonly<Record<ProductId, ProductIdentifier>> = {
  core: {
    name: 'Toolpad Core',
    metadata: 'React components for dashboards',
    versions: [
      { text: '0.13.0', current: true },
      { text: '0.12.1', href: '/core/0.12.1/introduction/overview/' },
    ],
  },
  studio: {
    name: 'Toolpad Studio',
    metadata: 'Low-code builder of internal tools',
    versions: [{ text: '0.13.0', current: true }],
  },
};

export const productIds = Object.keys(products) as readonly ProductId[];

/** Path of a product's own start page, without base path. */
export function productHome(id: ProductId): string {
  return `/${id}/`;
}

/**
 * The version that a product's own path serves.
 *
 * @throws if the product declares none, for a picker without a current version can't be drawn.
 */
export function currentVersion(id: ProductId): ProductVersion {
  const version = products[id].versions.find(({ current }) => current);
  if (!version) {
    throw new Error(
      `src/products.ts  "${id}" has no version marked current -> add current: true to one`,
    );
  }
  return version;
}
