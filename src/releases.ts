import type { ProductId } from './products';

/** A published release of a product that this site has something to say about. */
export interface Release {
  readonly product: ProductId;
  /** Version number as published. */
  readonly version: string;
  /** Day of the release, `YYYY-MM-DD`. */
  readonly date: string;
  /** Page that tells what the release brought, without base path. */
  readonly pathname: string;
}

/**
 * Newest first. The days are those under which `CHANGELOG.md` of the products' repository lists the
 * releases at its tag v0.13.0; both products are released together, under one number.
 */
export const releases: readonly Release[] = [
  {
    product: 'core',
    version: '0.13.0',
    date: '2025-03-11',
    pathname: '/core/api/changes-0-13-0',
  },
  {
    product: 'studio',
    version: '0.13.0',
    date: '2025-03-11',
    pathname: '/studio/getting-started/roadmap',
  },
  {
    product: 'core',
    version: '0.12.1',
    date: '2025-02-28',
    pathname: '/core/api/changes-0-12-1',
  },
  {
    product: 'core',
    version: '0.12.0',
    date: '2025-01-10',
    pathname: '/core/api/changes-0-12-0',
  },
];

/** The feeds of {@link releases}, below the base path of each language. */
export const releaseFeeds = [
  { path: '/releases.atom', type: 'application/atom+xml', title: 'Toolpad releases (Atom)' },
  { path: '/releases.json', type: 'application/feed+json', title: 'Toolpad releases (JSON Feed)' },
] as const;
