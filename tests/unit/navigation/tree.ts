import type { NavigationPage } from '@site/src/navigation';

/** A tree with everything that trees have: groups, a subheader, a tab, a new page. */
export const tree: readonly NavigationPage[] = [
  {
    pathname: '/core/introduction',
    title: 'Introduction',
    children: [
      { pathname: '/core/introduction/overview' },
      { pathname: '/core/introduction/examples', newFeature: true },
    ],
  },
  {
    pathname: '/core/components',
    children: [
      { pathname: '/core/components/all-components' },
      {
        pathname: '/core/components/authentication',
        subheader: 'Authentication',
        children: [
          { pathname: '/core/components/account', title: 'Account button' },
          { pathname: '/core/components/account/components-api' },
        ],
      },
    ],
  },
];
