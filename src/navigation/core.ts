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
    pathname: '/core/integrations',
    title: 'Integrations',
    children: [
      { pathname: '/core/integrations/nextjs-approuter', title: 'Next.js App Router' },
      { pathname: '/core/integrations/nextjs-pagesrouter', title: 'Next.js Pages Router' },
      { pathname: '/core/integrations/react-router', title: 'Vite with React Router' },
    ],
  },
  {
    pathname: '/core/components',
    title: 'Components',
    children: [
      { pathname: '/core/components/all-components' },
      {
        pathname: '/core/components/provider',
        subheader: 'Provider',
        children: [{ pathname: '/core/components/app-provider', title: 'App Provider' }],
      },
      {
        pathname: '/core/components/layout',
        subheader: 'Layout',
        children: [
          { pathname: '/core/components/dashboard-layout', title: 'Dashboard Layout' },
          { pathname: '/core/components/page-container', title: 'Page Container' },
        ],
      },
      {
        pathname: '/core/components/authentication',
        subheader: 'Authentication',
        children: [
          { pathname: '/core/components/sign-in-page', title: 'Sign-in Page' },
          { pathname: '/core/components/account' },
        ],
      },
      {
        pathname: '/core/components/data',
        subheader: 'Data',
        children: [{ pathname: '/core/components/crud', title: 'CRUD', newFeature: true }],
      },
      {
        pathname: '/core/components/utils',
        subheader: 'Utils',
        children: [
          { pathname: '/core/components/use-dialogs', title: 'useDialogs' },
          { pathname: '/core/components/use-notifications', title: 'useNotifications' },
          { pathname: '/core/components/use-session', title: 'useSession' },
          { pathname: '/core/components/persisted-state' },
        ],
      },
    ],
  },
  { pathname: '/core/api', title: 'API', children: coreApiNavigation },
];
