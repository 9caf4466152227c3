import { translate } from '@docusaurus/Translate';
import type { ProductId } from '@site/src/products';

/** A page that is worth reading before one knows what to search for. */
export interface StartingPoint {
  /** Pathname of the navigation spec. */
  readonly pathname: string;
  /** In the reader's language. */
  readonly title: string;
}

/** What the empty search offers, by the product that the reader is on. */
const startingPoints: Readonly<Record<ProductId, () => readonly StartingPoint[]>> = {
  core: () => [
    {
      pathname: '/core/introduction/installation',
      title: translate({ id: 'search.start.installCore', message: 'Install Toolpad Core' }),
    },
    {
      pathname: '/core/components/all-components',
      title: translate({ id: 'search.start.allComponents', message: 'All components' }),
    },
    {
      pathname: '/core/components/dashboard-layout',
      title: translate({
        id: 'search.start.dashboardLayout',
        message: 'Dashboard Layout',
        description: 'Name of a component, as the title of its page has it',
      }),
    },
    {
      pathname: '/core/components/sign-in-page',
      title: translate({
        id: 'search.start.signInPage',
        message: 'Sign-in Page',
        description: 'Name of a component, as the title of its page has it',
      }),
    },
  ],
  studio: () => [
    {
      pathname: '/studio/getting-started/installation',
      title: translate({ id: 'search.start.installStudio', message: 'Install Toolpad Studio' }),
    },
    {
      pathname: '/studio/getting-started/first-app',
      title: translate({ id: 'search.start.firstApp', message: 'Build your first app' }),
    },
    {
      pathname: '/studio/concepts/data-binding',
      title: translate({ id: 'search.start.dataBinding', message: 'Data binding' }),
    },
    {
      pathname: '/studio/concepts/deployment',
      title: translate({ id: 'search.start.deployment', message: 'Deployment' }),
    },
  ],
};

/** Starting points of one product, or the first two of each. */
export function startingPointsFor(product: ProductId | undefined): readonly StartingPoint[] {
  if (product) return startingPoints[product]();
  return [...startingPoints.core().slice(0, 2), ...startingPoints.studio().slice(0, 2)];
}
