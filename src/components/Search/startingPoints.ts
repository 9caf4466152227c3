import type { ProductId } from '@site/src/products';

/** A page that is worth reading before one knows what to search for. */
export interface StartingPoint {
  /** Pathname of the navigation spec. */
  readonly pathname: string;
  readonly title: string;
}

/** What the empty search offers, by the product that the reader is on. */
export const startingPoints: Readonly<Record<ProductId, readonly StartingPoint[]>> = {
  core: [
    { pathname: '/core/introduction/installation', title: 'Install Toolpad Core' },
    { pathname: '/core/components/all-components', title: 'All components' },
    { pathname: '/core/components/dashboard-layout', title: 'Dashboard Layout' },
    { pathname: '/core/components/sign-in-page', title: 'Sign-in Page' },
  ],
  studio: [
    { pathname: '/studio/getting-started/installation', title: 'Install Toolpad Studio' },
    { pathname: '/studio/getting-started/first-app', title: 'Build your first app' },
    { pathname: '/studio/concepts/data-binding', title: 'Data binding' },
    { pathname: '/studio/concepts/deployment', title: 'Deployment' },
  ],
};

/** Starting points of one product, or the first two of each. */
export function startingPointsFor(product: ProductId | undefined): readonly StartingPoint[] {
  if (product) return startingPoints[product];
  return [...startingPoints.core.slice(0, 2), ...startingPoints.studio.slice(0, 2)];
}
