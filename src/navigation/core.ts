import { coreApiNavigation } from './coreApi';
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
  {
    pathname: '/core/components',
    title: 'Components',
    children: [
      {
        pathname: '/core/components/provider',
        subheader: 'Provider',
        children: [{ pathname: '/core/components/app-provider', title: 'App Provider' }],
      },
      {
        pathname: '/core/components/layout',
        subheader: 'Layout',
        children: [{ pathname: '/core/components/dashboard-layout', title: 'Dashboard Layout' }],
      },
    ],
  },
  { pathname: '/core/api', title: 'API', children: coreApiNavigation },
];
