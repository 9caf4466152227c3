import type { NavigationPage } from './types';

/** Table of contents of Toolpad Core, in reading order. */
export const coreNavigation: readonly NavigationPage[] = [
  {
    pathname: '/core/introduction',
    title: 'Introduction',
    children: [
      { pathname: '/core/introduction/overview' },
      { pathname: '/core/introduction/installation' },
      { pathname: '/core/introduction/base-concepts' },
      { pathname: '/core/introduction/tutorial' },
      { pathname: '/core/introduction/examples', newFeature: true },
      { pathname: '/core/introduction/roadmap' },
      { pathname: '/core/introduction/support' },
    ],
  },
];
